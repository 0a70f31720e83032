import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a run judges the change and not its luck.
 * `PROPERTY_SEED=$RANDOM npm test` looks for new cases; what it finds becomes a test of its own.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });
