import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';

/** Tells whether a node stands in the workspace, rather than in a package. */
export const isOurs = (node: ts.Node) => !node.getSourceFile().fileName.includes('node_modules');

/** The server's code with its types. */
export const readSource = () => {
  const path = join(root, 'apps/lms-api/tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'apps/lms-api'));
  const app = join(root, 'apps/lms-api/src/app.ts');
  const program = ts.createProgram([app], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return {
    program,
    checker,
    /** A node as a message names it. */
    told(node: ts.Node) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      return `${relative(root, file.fileName)}:${line + 1} ${node.getText().slice(0, 60)}`;
    },
    /** The call that begins on a line. */
    callAt({ file, line }: { file: string; line: number }): ts.CallExpression | undefined {
      const source = program.getSourceFile(file);
      if (!source) return undefined;
      let found: ts.CallExpression | undefined;
      const look = (node: ts.Node) => {
        if (ts.isCallExpression(node)) {
          const position = source.getLineAndCharacterOfPosition(node.getStart());
          if (!found && position.line + 1 === line) found = node;
        }
        if (!found) ts.forEachChild(node, look);
      };
      look(source);
      return found;
    },
  };
};

export type Source = ReturnType<typeof readSource>;
