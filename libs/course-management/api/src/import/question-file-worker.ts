import { parentPort, workerData } from 'node:worker_threads';
import { type FileTask, prepareFile } from './prepare-file';

for (const part of prepareFile(workerData as FileTask)) parentPort?.postMessage(part);
