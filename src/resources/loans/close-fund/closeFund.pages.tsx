export { pages } from '../loan/loanListPages';
