const watchMilliseconds = 500;

/**
 * Calls back once on a request to stop: Ctrl-C, a signal, a closed terminal, or the end of the npm process that started this
 * one. Further requests are ignored (npm forwards Ctrl-C again).
 */
export function whenAskedToStop(stop) {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  process.stdout.on('error', ask);
  if (process.env.npm_lifecycle_event) watchParent(ask);
}

function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, watchMilliseconds);
  timer.unref();
}
