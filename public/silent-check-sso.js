// Hands the identity provider's answer to the console that opened this hidden frame.
parent.postMessage(location.href, location.origin);
