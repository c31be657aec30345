import webpack from 'webpack';

/** Returns the files of a module and of its loaders. */
const filesOf = ({ resource, loaders = [] }) => [resource, ...loaders.map(({ loader }) => loader)];

/**
 * Fails a build in which a listed replacement of a library's module was not applied: the library has moved the module, and its
 * original code would be in the bundle.
 */
export class AppliedReplacements {
  /** @param {string[]} files absolute paths of the replacements */
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppliedReplacements', (compilation) => {
      compilation.hooks.finishModules.tap('AppliedReplacements', (modules) => {
        const used = new Set([...modules].flatMap(filesOf));
        const unused = this.files.filter((file) => !used.has(file));
        if (unused.length > 0)
          compilation.errors.push(
            new webpack.WebpackError(`No module was replaced by: ${unused.join(', ')} (ADR 10)`),
          );
      });
    });
  }
}
