import { endWithError, StartError } from '@lms/server/database';
import {
  createFiles,
  type FolderProof,
  isFilesUrl,
  moveFiles,
  readConfig,
} from '@lms/server/platform';

const tellEveryMs = 1_000;

const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Formats what each folder holds, on both sides. */
const tableOf = (proofs: FolderProof[]) => {
  const cells = [
    ['Folder', 'Files', 'Files there', 'Bytes', 'Bytes there', 'Checksum', 'Checksum there'],
    ...proofs.map(({ name, from, to }) => [
      name,
      ...[from.files, to.files, from.bytes, to.bytes].map(String),
      from.checksum,
      to.checksum,
    ]),
  ];
  const widthOf = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
};

/** Reads where the files go: the address of a bucket, or `disk` for the data folder. */
const targetOf = (given: string | undefined) => {
  if (!given) {
    throw new StartError(
      'FILES_TO is not set: name the empty bucket to move the files to, as in FILES_URL, or disk.',
    );
  }
  if (given === 'disk') return undefined;
  if (isFilesUrl(given)) return given;
  throw new StartError('FILES_TO must be s3://KEY:SECRET@HOST/BUCKET?region=REGION, or disk.');
};

/** `npm run move-files`: moves the site's files into the store that `FILES_TO` names. */
const move = async () => {
  const config = readConfig();
  const to = await createFiles({ ...config, filesUrl: targetOf(process.env['FILES_TO']) });
  const from = await createFiles(config);
  await from.prepare();
  await to.prepare('FILES_TO');
  let toldAt = 0;
  const proofs = await moveFiles(from, to, (copied, of) => {
    if (copied < of && Date.now() - toldAt < tellEveryMs) return;
    toldAt = Date.now();
    print(`Copied ${copied} of ${of} files`);
  });
  const setting = to.signLink ? 'with FILES_URL set to what FILES_TO was' : 'without FILES_URL';
  print(
    ...tableOf(proofs),
    `All files are the same. Start the server ${setting}.`,
    `The files in ${from.address} are as they were: remove them when the site is well.`,
  );
};

move().catch(endWithError);
