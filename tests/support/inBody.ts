/** A question written as an address, as the address and the body that it is asked with: `/x/lookup?phone=1`. */
export function inBody(address: string): [path: string, body: Record<string, string>] {
  const { pathname, searchParams } = new URL(address, 'http://gateway.example');
  return [decodeURI(pathname), Object.fromEntries(searchParams)];
}
