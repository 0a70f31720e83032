document.cookie = 'KEYCLOAK_3P_COOKIE=supported; SameSite=Lax';
location.replace('step2.html');
