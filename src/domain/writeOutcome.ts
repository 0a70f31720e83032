/** What a check found about a write that got no answer: it was carried out, it was not, or nobody can say. */
export type WriteOutcome = 'booked' | 'not-found' | 'cannot-tell';
