/** Views of the loans by how late they are, from what is due today to the worst (docs/domain/lending.md 16.1). */
export const agingViews = [
  { key: 'dueToday', filter: { derivedState: 'DUE_TODAY' } },
  { key: 'PAST_DUE', filter: { pastDueRange: 'PAST_DUE' } },
  { key: 'SUBSTANDARD', filter: { pastDueRange: 'SUBSTANDARD' } },
  { key: 'DOUBTFUL', filter: { pastDueRange: 'DOUBTFUL' } },
  { key: 'BAD', filter: { pastDueRange: 'BAD' } },
] as const;
