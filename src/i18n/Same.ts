/** The same tree of message keys as `T`, with a text of any wording at every leaf. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
