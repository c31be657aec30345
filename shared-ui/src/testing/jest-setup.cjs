const noMedia = () => ({
  matches: false,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});

globalThis.matchMedia ??= noMedia;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom has the dialog element, but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView ??= () => {};

// jsdom logs a long warning if the style of a pseudo-element is requested.
const styleOf = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => styleOf(element);

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Node's own implementation would keep the test process running.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.({})) };
};

// jsdom has no layout, so elements never become visible.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
