// Part of `settings.ts`, through which it is read.

/** Content of the app and the web: numbers that the documents do not give (docs/domain/content-and-messaging.md 1). */
export const CONTENT = {
  /** Most characters of a title. [R] */
  titleMax: 120,
  /** Most characters of a formatted text. [R] */
  textMax: 20_000,
  /** Width to height of a picture above an article. [R] */
  articleRatio: '16:9',
} as const;

export const VIDEO = {
  /** Width to height of the cover. [R] */
  coverRatio: '16:9',
  /** Longest video, seconds. [R] */
  longest: 3_600,
} as const;

/** Donations that customers give from their wallets (docs/domain/content-and-messaging.md 1.12). [R] all of them */
export const DONATION = {
  /** Least and largest goal, tögrög. */
  goalMin: '100000',
  goalMax: '10000000000',
  /** Most letters of whom it is for. */
  beneficiaryMax: 120,
} as const;

export const SAVING_IMAGE = {
  /** Width to height in the app. [R] */
  ratio: '4:3',
} as const;

/** Width to height of each kind of picture of the web. [R] */
export const WEB_PICTURES = {
  productImage: '1:1',
  productDescDesktop: '16:9',
  productDescMobile: '3:4',
  instructionDesktop: '16:9',
  instructionMobile: '3:4',
  brandImage: '3:2',
  featuredBrandImage: '16:9',
  featuredBrandDesc: '21:9',
} as const;

export const TRANSFER_FEE = {
  /** Highest amount at which a step begins, ₮. [R] */
  stepMax: '100000000',
  /** Highest fee of one transfer, ₮. [R] */
  feeMax: '50000',
} as const;

export const STICKER = {
  /** Width to height. [R] */
  ratio: '1:1',
  /** Most stickers of a package. [R] */
  most: 30,
  /** Most characters of a tag. [R] */
  tagMax: 30,
} as const;

export const NOTIFICATION_CATEGORY = {
  /** Most characters of a title, so that a locked phone shows all of it. [R] */
  titleMax: 60,
  /** Most characters of a body. [R] */
  bodyMax: 240,
  /** So many days back it is counted what arrived and what was seen. [R] */
  lately: 30,
} as const;

export const QUESTION = {
  /** Most characters of a question, and of an answer or of what an answer's picture shows. [R] */
  textMax: 300,
  answerMax: 120,
  /** Fewest and most answers; of yes and no there are two. [R] */
  answers: [2, 6],
  /** Width to height of an answer's picture. [R] */
  ratio: '1:1',
  /** Most points of one question. [R] */
  pointMax: 100,
  /** Least and longest time for an answer, seconds. [R] */
  seconds: [5, 600],
} as const;

export const METACOG = {
  /** Shares of the points from which the test is passed, is good and is best, until they are set, percent. [R] */
  percent: { pass: 60, good: 80, best: 95 },
  /** Bonus points of each, until they are set. [R] */
  bonus: { pass: 20, good: 30, best: 50 },
  /** The period of the list's figures begins so many days back. [R] */
  days: 30,
} as const;
