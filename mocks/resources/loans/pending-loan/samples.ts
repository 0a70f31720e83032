import { loanRequests } from '../pending/pendingRequests';

export const samples = loanRequests('loans/pending/loan');
