import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { nx, root } from './run.mjs';

it('finds a class that the stylesheet does not have', () => {
  const { command, args, env } = nx(['run', 'setup:css-types']);
  execFileSync(command, args, { cwd: root, env: { ...process.env, ...env } });
  const file = `${root}libs/shared/ui/src/some-file.ts`;
  const code = [
    "import styles from './controls/button.module.css';",
    "export const right: string = styles['primary'];",
    "export const wrong: string = styles['primry'];",
  ];
  const { config } = ts.readConfigFile(`${root}libs/shared/ui/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}libs/shared/ui`);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, code.join('\n'), ...rest)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const lines = program
    .getSemanticDiagnostics(source)
    .map(({ start }) => source.getLineAndCharacterOfPosition(start).line);
  expect(lines).toEqual([2]);
});
