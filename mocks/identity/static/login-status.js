// Tells keycloak-js whether the session of this browser is the one that the console knows.
(() => {
  const allowed = new Map();

  const isAllowed = (clientId, origin) => {
    const key = `${clientId} ${origin}`;
    if (!allowed.has(key)) {
      const query = new URLSearchParams({ client_id: clientId, origin });
      allowed.set(
        key,
        fetch(`login-status-iframe.html/init?${query}`).then(({ ok }) => ok),
      );
    }
    return allowed.get(key);
  };

  const currentSession = () => {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('KEYCLOAK_SESSION='));
    return cookie ? cookie.split('/').at(-1) : '';
  };

  addEventListener('message', async ({ data, source, origin }) => {
    if (typeof data !== 'string' || source !== parent) return;
    const [clientId, session = ''] = data.split(' ');
    let answer = 'error';
    try {
      if (await isAllowed(clientId, origin)) {
        answer = currentSession() === session ? 'unchanged' : 'changed';
      }
    } catch {
      allowed.clear();
    }
    source.postMessage(answer, origin);
  });
})();
