import { ConfigError, readConfig } from '../config';
import { checkDatabase } from './check-database';
import { checkFiles } from './check-files';
import { checkBackups, checkDataFolder, checkRoom } from './check-folders';
import { checkBuild, checkClock, checkNode } from './check-machine';
import { checkMail } from './check-mail';
import {
  checkAddress,
  checkCertificates,
  checkNames,
  checkOtherSecret,
  checkProxy,
  checkSecret,
  checkSecurityContact,
} from './check-settings';
import { fail, type Finding, ok } from './finding';

interface Installation {
  env: NodeJS.ProcessEnv;
  /** Folder of the workspace. */
  root: string;
  nodeVersion: string;
  now: () => Date;
}

const settingsOf = (env: NodeJS.ProcessEnv) => {
  try {
    return { config: readConfig(env), faults: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { faults: error.message.split('\n').map((line) => fail(line)) };
  }
};

/** Checks an installation. What depends on settings is left out while they can't be read. */
export const examine = async (installation: Installation): Promise<Finding[]> => {
  const { env, root, nodeVersion, now } = installation;
  const machine = [checkNode(nodeVersion), checkBuild(root), checkClock(now())];
  const { config, faults } = settingsOf(env);
  if (!config) return [...machine, ...faults];
  return [
    ...machine,
    ok('All settings can be read.'),
    checkNames(env),
    checkAddress(config),
    checkProxy(config),
    checkCertificates(config, env),
    checkSecret(config),
    checkOtherSecret(config),
    checkSecurityContact(config, now()),
    checkDataFolder(config),
    checkRoom(config),
    ...(await checkDatabase(config, now)),
    await checkFiles(config),
    await checkMail(config),
    await checkBackups(config, now()),
  ];
};
