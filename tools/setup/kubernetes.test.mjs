import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { root } from './run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const documents = parseAllDocuments(read('docs/operation/kubernetes.yaml')).map((document) =>
  document.toJS(),
);
const find = (kind) => documents.find((document) => document.kind === kind);
const [deployment, service, cronJob] = ['Deployment', 'Service', 'CronJob'].map(find);
const pod = deployment.spec.template.spec;
const jobPod = cronJob.spec.jobTemplate.spec.template.spec;
const [server] = pod.containers;

/** Returns what a type check says of documents, as objects of the types of Kubernetes' API. */
const faultsOf = (checked) => {
  const file = join(root, 'kubernetes-documents.ts');
  const source = checked.map(
    (document, index) =>
      `export const document${index}: import('kubernetes-models/${document.apiVersion}/${document.kind}').I${document.kind} = ${JSON.stringify(document)};`,
  );
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...more) =>
    name === file
      ? ts.createSourceFile(name, source.join('\n'), ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...more);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

describe('the manifests for Kubernetes', () => {
  it('are as its API has them', () => {
    expect(faultsOf(documents)).toEqual([]);
    const misspelt = structuredClone(deployment);
    misspelt.spec.template.spec.containers[0].readinesProbe = {};
    expect(faultsOf([misspelt])).toEqual([expect.stringContaining('readinesProbe')]);
  }, 60_000);

  it('name only what is there', () => {
    const settings = Object.keys(find('ConfigMap').data);
    const known = read('libs/server/platform/src/config.ts');
    expect(settings.filter((name) => !known.includes(`${name}:`))).toEqual([]);
    const claims = documents
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    for (const { volumes, containers } of [pod, jobPod]) {
      const claimed = volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []);
      expect(claims).toEqual(expect.arrayContaining(claimed));
      const [{ image, envFrom, volumeMounts }] = containers;
      expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
      expect(containers[0].securityContext.readOnlyRootFilesystem).toBe(true);
      expect(image).toBe(server.image);
      expect(envFrom[0].configMapRef.name).toBe(find('ConfigMap').metadata.name);
    }
    const [{ backend }] = find('Ingress').spec.rules[0].http.paths;
    expect(backend.service.name).toBe(service.metadata.name);
    for (const { selector } of [service.spec, deployment.spec, find('PodDisruptionBudget').spec]) {
      expect(selector.matchLabels ?? selector).toEqual(deployment.spec.template.metadata.labels);
    }
  });

  it('fit the image', () => {
    const image = read('Dockerfile');
    expect(server.ports).toEqual([
      { name: 'http', containerPort: Number(/^EXPOSE (\d+)$/m.exec(image)[1]) },
    ]);
    const [data, backups, temporary] = server.volumeMounts.map(({ mountPath }) => mountPath);
    expect(temporary).toBe('/tmp');
    const folders = [data, backups];
    expect(image).toContain(`VOLUME ${JSON.stringify(folders).replace(',', ', ')}`);
    const [, file] = jobPod.containers[0].command;
    const [, name] = /^dist\/apps\/lms-api\/(.+)\.js$/.exec(file);
    expect(existsSync(join(root, `apps/lms-api/src/commands/${name}-command.ts`))).toBe(true);
    const probes = read('libs/server/platform/src/plugins/probes.ts');
    for (const { httpGet } of [server.startupProbe, server.readinessProbe, server.livenessProbe]) {
      expect(probes).toContain(`app.get('${httpGet.path}'`);
    }
  });

  it('leave a server the time that it takes to stop, and always two to answer', () => {
    const [, stopLimit] = /stopLimitMs = ([\d_]+)/.exec(read('apps/lms-api/src/server.ts'));
    const seconds = Number(stopLimit.replace('_', '')) / 1000;
    const [, pause] = server.lifecycle.preStop.exec.command;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds + Number(pause));
    const [, grace] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml'));
    expect(Number(grace)).toBeGreaterThan(seconds);
    expect(find('PodDisruptionBudget').spec.minAvailable).toBe(deployment.spec.replicas - 1);
  });
});
