export { pages } from './loanListPages';
