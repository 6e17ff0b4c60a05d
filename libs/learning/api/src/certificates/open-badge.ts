import type { Deps } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { issuerDid, signCredential } from './issuer';
import { statusEntry } from './status-list';
import type { StoredCertificate } from './verify';

/** Builds the Open Badge 3.0 (1EdTech) of a certificate, which any wallet or verifier can check. */
export const openBadge = (deps: Deps, certificate: StoredCertificate) => {
  const { publicUrl } = deps.config;
  const { id, position, courseId, courseTitle, organizationName, percent, issuedAt } = certificate;
  const { t } = wordsIn(certificate.language);
  return signCredential(deps, {
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
      name: organizationName,
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
        id: `urn:uuid:${courseId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        inLanguage: certificate.language,
        name: courseTitle,
        description: `${t('certificate.sheet.kind')}: ${courseTitle}`,
        criteria: {
          id: `${publicUrl}/verify/${certificate.serial}`,
          narrative: t(
            percent === null
              ? 'documents.certificate.lessonsDone'
              : 'documents.certificate.lessonsAndQuizDone',
          ),
        },
      },
      ...(percent !== null && { result: [{ type: ['Result'], value: String(percent) }] }),
    },
    credentialStatus: statusEntry(publicUrl, position),
  });
};
