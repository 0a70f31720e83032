// Hands the identity provider's answer to the console that opened this hidden frame. A page that is being left meanwhile
// has another origin: nobody listens there any more, and the browser would complain.
try {
  if (parent.origin === origin) parent.postMessage(location.href, origin);
} catch {
  // The page around this frame may not be read: it is not the console.
}
