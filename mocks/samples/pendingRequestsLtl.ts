import { loanRequests } from './pendingRequests';

export const samples = loanRequests('loans/pending/ltl');
