import {
  findCircles,
  findScreenPackages,
  findSideways,
  findUpward,
  readImports,
} from './graph.mjs';

/** Prints every violation of the structure and its place. */
const imports = readImports();
const arrow = ({ from, to }) => `  ${from} -> ${to}`;
const counts = [
  ['circles of files', findCircles(imports).map((circle) => `  ${circle.join(' -> ')}`)],
  ['imports upwards between floors', findUpward(imports).map(arrow)],
  ['imports between domains of one floor', findSideways(imports).map(arrow)],
  [
    'packages for screens that the server loads',
    findScreenPackages(imports).map(({ file, name }) => `  ${file} -> ${name}`),
  ],
];
for (const [title, places] of counts)
  console.log([`${places.length} ${title}`, ...places].join('\n'));
process.exitCode = counts.some(([, places]) => places.length > 0) ? 1 : 0;
