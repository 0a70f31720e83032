/** What each demo person finds in the side menu, group by group: the addresses in their order. */
export const menusOfPeople: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    admin: {
      customers: ['/customers', '/customers/search'],
      content: ['/news'],
      users: ['/users', '/users/search'],
    },
    operator: { customers: ['/customers', '/customers/search'], content: ['/news'] },
    economist: { customers: ['/customers', '/customers/search'] },
    accountant: { customers: ['/customers', '/customers/search'] },
    agent: { customers: ['/customers', '/customers/search'] },
    worker: { customers: ['/customers', '/customers/search'], content: ['/news'] },
    tenant: { customers: ['/customers', '/customers/search'] },
    nobody: {},
  };
