(() => {
  const { verdict } = document.currentScript.dataset;
  const supported = verdict === 'look' && document.cookie.includes('KEYCLOAK_3P_COOKIE=supported');
  document.cookie = 'KEYCLOAK_3P_COOKIE=; Max-Age=0; SameSite=Lax';
  parent.postMessage(supported ? 'supported' : 'unsupported', '*');
})();
