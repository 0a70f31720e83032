// Choosing a demo person fills in the form; Enter then signs in.
(() => {
  const people = document.getElementById('people-form');
  const username = document.getElementById('username');
  const password = document.getElementById('password');
  const submit = document.getElementById('kc-login');

  people.addEventListener('submit', (event) => {
    event.preventDefault();
    username.value = event.submitter.value;
    password.value = people.dataset.password;
    for (const button of people.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', String(button === event.submitter));
    }
    document.getElementById('problem')?.remove();
    for (const input of [username, password]) {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
    submit.focus();
  });
})();
