/**
 * Looks people up in the state registry and takes its answer over; the fingerprints come on top
 * (docs/domain/registries.md 4.1). The documents name no right of its own.
 */
export const LOOK_UP_STATE_REGISTRY = 'customer:create';
