import { endpoint } from '../dataProviders/endpoint';

/** What the bearer of the token may do. The shape is still to be checked (`permissionsOf`). */
export const readPermissions = endpoint()('main', 'GET /permissions');
