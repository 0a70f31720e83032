import { useStore } from 'ra-core';

/** How high the rows of lists are: the theme has both heights. */
export const DENSITIES = ['compact', 'comfortable'] as const;

type Density = (typeof DENSITIES)[number];

/** One choice for all lists, kept in the browser. */
export const useDensity = () => useStore<Density>('preferences.density', 'compact');
