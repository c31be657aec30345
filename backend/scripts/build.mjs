// Compiles with TypeScript's own compiler and the plugin that writes the OpenAPI schemas from the DTO and view classes.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.build.json'), {}, host);
const program = ts.createProgram(config.fileNames, config.options);
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const emitted = program.emit(undefined, undefined, undefined, false, {
  before: [
    before(
      {
        introspectComments: true,
        classValidatorShim: true,
        dtoFileNameSuffix: ['.dto.ts', '.view.ts', 'page-query.ts'],
        esmCompatible: true,
      },
      program,
    ),
  ],
});
const problems = ts.getPreEmitDiagnostics(program).concat(emitted.diagnostics);
if (problems.length > 0) {
  process.stderr.write(
    ts.formatDiagnosticsWithColorAndContext(problems, {
      getCanonicalFileName: (file) => file,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
