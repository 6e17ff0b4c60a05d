import type { Deps } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { v5 } from 'uuid';
import { issuerDid, signCredential } from './issuer';
import { statusEntry } from './status-list';
import type { StoredCertificate } from './verify';

/** Name of the issuer in every credential, whatever its language. */
const issuerName = wordsIn('en').t('common.brand.name');

/** Identifies an organization by the name that stands on its certificates. */
const creatorId = (publicUrl: string, name: string) =>
  `urn:uuid:${v5(`${publicUrl}/${name}`, v5.URL)}`;

/**
 * Builds the Open Badge 3.0 (1EdTech) of a certificate, which any wallet or verifier can check. The
 * platform, whose key signs, is the issuer; the organization whose course or path it was is the creator.
 */
export const openBadge = async (deps: Deps, certificate: StoredCertificate) => {
  const { publicUrl } = deps.config;
  const { id, position, courseId, pathId, courseTitle, organizationName, percent, issuedAt } =
    certificate;
  const { t } = wordsIn(certificate.language);
  const credential = await signCredential(deps, {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    issuer: {
      id: issuerDid(publicUrl),
      type: ['Profile'],
      name: issuerName,
      url: publicUrl,
    },
    validFrom: issuedAt,
    awardedDate: issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: certificate.holderName,
          identityType: 'name',
        },
      ],
      achievement: {
        id: `urn:uuid:${courseId ?? pathId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        creator: {
          id: creatorId(publicUrl, organizationName),
          type: ['Profile'],
          name: organizationName,
        },
        image: {
          id: `${publicUrl}/badge.png`,
          type: 'Image',
          caption: t('certificate.sheet.kind'),
        },
        inLanguage: certificate.language,
        name: courseTitle,
        description: `${t('certificate.sheet.kind')}: ${courseTitle}`,
        criteria: {
          id: `${publicUrl}/verify/${certificate.serial}`,
          narrative: t(
            pathId
              ? 'documents.certificate.coursesDone'
              : percent === null
                ? 'documents.certificate.lessonsDone'
                : 'documents.certificate.lessonsAndQuizDone',
          ),
        },
      },
      ...(percent !== null && { result: [{ type: ['Result'], value: String(percent) }] }),
    },
    credentialStatus: statusEntry(publicUrl, position),
  });
  // The JSON schema of Open Badges wants a list of proofs.
  return { ...credential, proof: [credential['proof']] };
};
