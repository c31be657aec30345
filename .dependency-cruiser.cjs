/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Files that need each other are one file, or miss a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycle',
      severity: 'error',
      comment:
        'In the front end, types have no cycles either: a type that two files need is a file of its own.',
      from: { path: '^(shell|shared-ui|sdk|[a-z]+-mfe)/' },
      to: { circular: true },
    },
    {
      name: 'common-does-not-import-modules',
      severity: 'error',
      comment:
        'Code of all modules does not import a module or the database layer. It declares a class that they implement, such as ReplicaReader.',
      from: { path: '^backend/src/common/' },
      to: { path: '^backend/src/(database|modules|backup|ledger|mock-gateways|openapi)/' },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      comment: 'What the backend needs to run stands among its dependencies.',
      from: { path: '^backend/src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
