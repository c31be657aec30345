const noMedia = () => ({
  matches: false,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});

globalThis.matchMedia ??= noMedia;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom knows the dialog element but not how to open it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView ??= () => {};

// jsdom complains, at length, when it is asked for the style of a pseudo-element.
const styleOf = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => styleOf(element);

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Node's own would keep the tests from ending.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.({})) };
};

// Nothing is ever in sight where nothing is laid out.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
