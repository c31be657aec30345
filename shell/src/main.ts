/**
 * Evaluates the libraries and the application one after the other, each in a task of its own, so that no task blocks input for long
 * on a slow phone. Remotes share the libraries, so each is a module of its own.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared-ui/router'),
  () => import(/* webpackMode: "eager" */ 'shared-ui/store'),
  () => import(/* webpackMode: "eager" */ './app/bootstrap'),
];

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
}

void start();
