import { expect, jest, test } from '@jest/globals';
import { captureInstallPrompt, onInstallOffer, takeInstallOffer } from './install-offer';

test('the inlined source stores the prompt that the browser fires before the scripts arrive', () => {
  // Evaluated as the page evaluates it, without this module.
  new Function(`(${captureInstallPrompt.toString()})()`)();
  const came = jest.fn();
  const leave = onInstallOffer(came);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(came).toHaveBeenCalledTimes(1);
  expect(takeInstallOffer()).toBe(event);
  expect(takeInstallOffer()).toBeUndefined();
  leave();
});
