// Shows HTML of others, sandboxed. The page has an origin of its own, no network and no way out of its frame.
//
// From the console (the parent window): { type: 'render', html } shows a document, { type: 'print' } prints it.
// To the console: { type: 'ready' } once, { type: 'rendered', height } after each render.
(() => {
  // Whatever could load, submit or move the frame is taken out; the page's policy forbids it as well.
  const FORBIDDEN =
    'script, base, link, iframe, frame, frameset, object, embed, portal, meta[http-equiv]:not([http-equiv="content-type" i])';

  const tell = (message) => parent.postMessage(message, '*');

  const render = (html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    for (const element of parsed.querySelectorAll(FORBIDDEN)) element.remove();
    for (const element of parsed.querySelectorAll('*')) {
      for (const { name, value } of [...element.attributes]) {
        const loads =
          /^(?:src|srcset|poster|background|data)$/.test(name) && !/^data:image\//i.test(value);
        if (loads || name.startsWith('on')) element.removeAttribute(name);
      }
    }
    document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
    tell({ type: 'rendered', height: document.documentElement.scrollHeight });
  };

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || parent === window || typeof data !== 'object' || data === null) return;
    if (data.type === 'render' && typeof data.html === 'string') render(data.html);
    if (data.type === 'print') print();
  });

  // Links and forms of the shown document lead nowhere.
  for (const type of ['click', 'auxclick', 'submit']) {
    addEventListener(
      type,
      (event) => {
        if (type === 'submit' || event.target.closest?.('a, area, button, input'))
          event.preventDefault();
      },
      true,
    );
  }

  tell({ type: 'ready' });
})();
