const watchMilliseconds = 500;

/**
 * Calls back once when we are asked to stop: Ctrl-C, a signal, the terminal closing, or the npm that
 * started us being killed. Further requests (npm passes Ctrl-C on a second time) change nothing.
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
