/** keycloak-js uses it; Node 20 does not have it. Browsers do. */
export function polyfillWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    value: <T>() => {
      let resolve!: (value: T) => void;
      let reject!: (reason: unknown) => void;
      const promise = new Promise<T>((yes, no) => {
        resolve = yes;
        reject = no;
      });
      return { promise, resolve, reject };
    },
  });
}
