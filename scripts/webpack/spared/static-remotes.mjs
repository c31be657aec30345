// In place of the bundler's own: no build of ours names another.
export const remotes = undefined;
