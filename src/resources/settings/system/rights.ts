/** Who sets how the system runs. */
export const SET_SYSTEM = 'admin:access';
