import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { queryIdentity } from '../../../dataProviders/api';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { ASSIGNABLE_ROLES } from '../../../domain/enums/users';
import { GatewayError } from '../../../http/GatewayError';

type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

const QUERY = 'query Roles { roles { name } }';

/** The names in the answer. @throws GatewayError when it is no list of roles */
function namesIn(answer: unknown): readonly unknown[] {
  const { data } = (answer ?? {}) as { data?: { roles?: unknown } };
  if (!Array.isArray(data?.roles)) throw new GatewayError({ status: 200, code: 'BAD_BODY' });
  return data.roles.map((role: unknown) => (role as { name?: unknown } | null)?.name);
}

/** The roles of the identity provider that may be given here; a failure is reported once. */
export function useAssignableRoles() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['identity-roles'],
    queryFn: async ({ signal }): Promise<readonly AssignableRole[]> => {
      const body = { query: QUERY, variables: {} };
      const names = namesIn(await dataProvider.call(queryIdentity, { body, signal }));
      return ASSIGNABLE_ROLES.filter((role) => names.includes(role));
    },
    retry: false,
    meta: { failure: 'error.roles_fetch' },
  });
}
