// Made by `npm run openapi`.
export interface paths {
  '/auth/authenticate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the signed-in user
     * @description Needs the permission `profile.read`.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/course/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List course
     * @description Needs the permission `courseware.read`.
     */
    post: operations['findCourses'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/course/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read course
     * @description Needs the permission `courseware.read`.
     */
    get: operations['getCourse'];
    /**
     * Update course; 409 when somebody saved since `version` was read
     * @description Needs the permission `courseware.write`.
     */
    put: operations['updateCourse'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AuthResult: {
      accessToken: string;
      expiresIn: number;
      refreshToken: string;
    };
    Course: {
      category: components['schemas']['LocalizedText'] | null;
      /** Format: uuid */
      categoryId: string | null;
      /** Format: date-time */
      createdAt: string;
      draft?: {
        audiences: ('DISABLED_PEOPLE' | 'GRADUATES' | 'JOB_SEEKERS' | 'SLUM_DWELLERS' | 'WOMEN')[];
        /** Format: uuid */
        categoryId: string | null;
        description: string;
        imageUrl: string | null;
        inclusions: (
          | 'CERTIFICATE_ON_COMPLETION'
          | 'LIFETIME_ACCESS'
          | 'MOBILE_ACCESS'
          | 'VIDEO_WITH_STUDY_MATERIAL'
        )[];
        instructorIds: string[];
        /** @enum {string} */
        kind: 'APTITUDE_TEST' | 'COURSE';
        /** @enum {string|null} */
        label:
          | 'Job Ready: Advanced'
          | 'Job Ready: Foundation'
          | 'Job Ready: Intermediate'
          | 'Job-Rise V 2.2'
          | null;
        /** @enum {string} */
        language: 'bn' | 'en';
        /** @enum {string} */
        level: 'ADVANCED' | 'BEGINNER' | 'INTERMEDIATE';
        /** Format: uuid */
        organizationId?: string;
        outcomes: string[];
        passMark: number;
        prerequisiteIds: string[];
        previewCaptions?:
          | {
              /** @enum {string} */
              language: 'bn' | 'en';
              url: string;
            }[]
          | null;
        previewVideoUrl: string | null;
        price: number;
        /** @enum {string} */
        programme: 'PARTNER' | 'SKILLS';
        requirements: string[];
        sections: {
          /** Format: uuid */
          id: string;
          lessons: {
            article?: string;
            document?: {
              bytes: number;
              name: string;
              url: string;
            } | null;
            durationMinutes: number;
            /** Format: uuid */
            id: string;
            preview: boolean;
            /** Format: uuid */
            quizId?: string | null;
            title: string;
            topics?: string[];
            /** @enum {string} */
            type: 'ARTICLE' | 'DOCUMENT' | 'QUIZ' | 'VIDEO';
            video?: {
              audio?: {
                bytes: number;
                url: string;
              } | null;
              bytes?: number;
              captions: {
                /** @enum {string} */
                language: 'bn' | 'en';
                url: string;
              }[];
              durationSeconds: number;
              posterUrl: string | null;
              smaller?: {
                bytes: number;
                url: string;
              } | null;
              transcript: {
                start: number;
                text: string;
              }[];
              url: string;
            } | null;
          }[];
          title: string;
        }[];
        sequential: boolean;
        summary: string;
        title: string;
      };
      durationMinutes: number;
      enrolmentCount: number;
      /** Format: uuid */
      id: string;
      imageUrl: string | null;
      /** @enum {string} */
      kind: 'APTITUDE_TEST' | 'COURSE';
      /** @enum {string|null} */
      label:
        | 'Job Ready: Advanced'
        | 'Job Ready: Foundation'
        | 'Job Ready: Intermediate'
        | 'Job-Rise V 2.2'
        | null;
      /** @enum {string} */
      language: 'bn' | 'en';
      lectureCount: number;
      /** @enum {string} */
      level: 'ADVANCED' | 'BEGINNER' | 'INTERMEDIATE';
      organization: {
        code: string;
        name: string;
      };
      /** Format: uuid */
      organizationId: string;
      price: number;
      /** @enum {string} */
      programme: 'PARTNER' | 'SKILLS';
      ratingAverage: number;
      ratingCount: number;
      rejectionReason: string | null;
      /** @enum {string|null} */
      revisionStatus: 'DRAFT' | 'PENDING' | 'REJECTED' | null;
      slug: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'DRAFT' | 'INACTIVE' | 'PENDING' | 'REJECTED';
      /** Format: date-time */
      submittedAt: string | null;
      title: string;
      /** Format: date-time */
      updatedAt: string;
      version: number;
    };
    CourseFindResult: {
      items: components['schemas']['Course'][];
      total: number;
      totalIsEstimate?: boolean;
    };
    LocalizedText: {
      bn: string;
      en: string;
    };
    UserRecord: {
      address: {
        city: string;
        line: string;
        postCode: string;
      } | null;
      companyName: string;
      email: string;
      /** Format: uuid */
      id: string;
      imageUrl: string | null;
      largeText: boolean;
      name: string;
      needsSecondFactor: boolean;
      occupation: string;
      organization: {
        code: string;
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      phone: string;
      /** @enum {string} */
      preferredLanguage: 'bn' | 'ch' | 'de' | 'en' | 'es' | 'fr' | 'jp';
      roles: ('ROLE_ORGADMIN' | 'ROLE_ORG_USER' | 'ROLE_SYSTEM' | 'ROLE_USER')[];
      signOption: string;
      socialNetworks: {
        facebook: string;
        instagram: string;
        linkedIn: string;
        twitter: string;
      } | null;
      username: string;
      viewedAsUntil: string | null;
    };
    /** @description A failure as RFC 9457 has it; `code` says which one. */
    Problem: {
      /** Format: uri */
      type: string;
      title: string;
      status: number;
      /** @enum {string} */
      code:
        | 'validation.failed'
        | 'request.malformed'
        | 'request.tooLarge'
        | 'request.unsupportedType'
        | 'request.tooMany'
        | 'request.forged'
        | 'request.methodNotAllowed'
        | 'auth.required'
        | 'auth.forbidden'
        | 'auth.secondFactorMissing'
        | 'seeAs.readOnly'
        | 'seeAs.private'
        | 'seeAs.ended'
        | 'entity.notFound'
        | 'entity.conflict'
        | 'entity.duplicate'
        | 'entity.inUse'
        | 'entity.transitionRefused'
        | 'entity.countChanged'
        | 'entity.tooMany'
        | 'approval.done'
        | 'approval.held'
        | 'contact.tooSoon'
        | 'contact.expired'
        | 'learning.notEnrolled'
        | 'import.unreadable'
        | 'import.tooLarge'
        | 'reportFile.tooManyRows'
        | 'server.fault'
        | 'server.unavailable'
        | 'auth.invalidCredentials'
        | 'auth.unknownAccount'
        | 'auth.wrongPassword'
        | 'auth.notVerified'
        | 'auth.inactive'
        | 'auth.closed'
        | 'auth.emailTaken'
        | 'auth.linkInvalid'
        | 'auth.sessionEnded'
        | 'auth.secondFactorRequired'
        | 'auth.secondFactorWrong'
        | 'auth.lastAdministrator'
        | 'cart.empty'
        | 'cart.unavailable'
        | 'cart.alreadyEnrolled'
        | 'cart.priceChanged'
        | 'wishlist.full'
        | 'order.idempotencyKeyRequired'
        | 'order.idempotencyKeyReused'
        | 'order.paymentUnavailable'
        | 'order.notRefundable'
        | 'coupon.unknown'
        | 'coupon.notStarted'
        | 'coupon.expired'
        | 'coupon.usedUp'
        | 'coupon.usedByYou'
        | 'coupon.belowMinimum'
        | 'coupon.otherCourse'
        | 'communication.accountClosed'
        | 'course.notReady'
        | 'course.notPending'
        | 'course.pending'
        | 'learningPath.notReady'
        | 'learningPath.locked'
        | 'question.incomplete'
        | 'question.drawn'
        | 'quiz.frozen'
        | 'enrolment.exists'
        | 'learning.lessonLocked'
        | 'learning.notWatched'
        | 'learning.tooManyNotes'
        | 'learning.tooManyPaths'
        | 'learning.profileTakenDown'
        | 'learning.tooManyAddresses'
        | 'topic.closed'
        | 'topic.full'
        | 'topic.timeOver'
        | 'topic.answered'
        | 'attempt.noneLeft'
        | 'attempt.notOpen'
        | 'attempt.closed'
        | 'attempt.incomplete'
        | 'attempt.deadlinePassed'
        | 'attempt.stale'
        | 'certificate.receiptStale'
        | 'certificate.revoked'
        | 'certificate.replaced'
        | 'user.ownAccount'
        | 'user.roleTooHigh'
        | 'batchCode.unknown'
        | 'batchCode.notStarted'
        | 'batchCode.ended'
        | 'batchCode.full'
        | 'batchCode.otherCourse'
        | 'organization.contactHasAccount'
        | 'organization.runsSite'
        | 'reportFile.linkExpired'
        | 'reportFile.notReady'
        | 'reportFile.noSpace';
      /** Format: uuid */
      requestId: string;
      /** @description Of `validation.failed`: every refused field. */
      errors?: {
        field: string;
        /** @enum {string} */
        code:
          | 'required'
          | 'invalid'
          | 'unknown'
          | 'minLength'
          | 'maxLength'
          | 'min'
          | 'max'
          | 'integer'
          | 'decimals'
          | 'email'
          | 'passwordClasses'
          | 'passwordCommon'
          | 'passwordPersonal'
          | 'passwordWrong'
          | 'mismatch'
          | 'terms'
          | 'oneOf'
          | 'slug'
          | 'taken'
          | 'unchanged'
          | 'repeated'
          | 'endBeforeStart'
          | 'day'
          | 'notFound'
          | 'notOffered'
          | 'otherCourse'
          | 'placesTaken'
          | 'accountInactive'
          | 'tooFewQuestions'
          | 'drawnByQuiz'
          | 'noRule'
          | 'inUse'
          | 'organizationCode'
          | 'fileType'
          | 'contact'
          | 'notReadable'
          | 'fileEmpty'
          | 'tooManyColumns'
          | 'notUtf8'
          | 'unsupportedType'
          | 'textMissing'
          | 'answersMissing'
          | 'answersTooFew'
          | 'answersTooMany'
          | 'noRightAnswer'
          | 'fractionNotAllowed'
          | 'fractionsSum'
          | 'numberInvalid'
          | 'toleranceInvalid'
          | 'pairsTooFew'
          | 'blanksMissing'
          | 'blankInvalid'
          | 'bracesMissing'
          | 'braceMissing'
          | 'arrowMissing'
          | 'quoteMissing'
          | 'weightInvalid'
          | 'markupBroken'
          | 'answerKeyMissing'
          | 'answerKeyUnknown'
          | 'unexpectedLine'
          | 'tooLong'
          | 'pictureInvalid'
          | 'soundLeftOut'
          | 'videoLeftOut'
          | 'fileLeftOut'
          | 'columnMissing'
          | 'valueMissing'
          | 'valueUnknown'
          | 'partLeftOut'
          | 'typeChanged'
          | 'duplicate'
          | 'duplicateInFile';
        /** @description Fill the text of the code. */
        params?: {
          [key: string]: string | number;
        };
      }[];
      /** @description Of a conflict, or a status that can’t be set: who last changed it, and when. */
      savedBy?: {
        name: string | null;
        /** Format: date-time */
        at: string;
      };
    };
  };
  responses: {
    /** @description `request.tooLarge` */
    Problem413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `request.unsupportedType` */
    Problem415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `request.tooMany` */
    Problem429: {
      headers: {
        /** @description Seconds to wait */
        'retry-after'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `server.fault` */
    Problem500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `server.unavailable` */
    Problem503: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description The value of the cookie XSRF-TOKEN, where there is one. */
    AntiForgery: string;
    /** @description The look through somebody else’s eyes that this call belongs to, if any. */
    SeeAs: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  signIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The look through somebody else’s eyes that this call belongs to, if any. */
        'x-see-as'?: components['parameters']['SeeAs'];
        /** @description The value of the cookie XSRF-TOKEN, where there is one. */
        'x-xsrf-token'?: components['parameters']['AntiForgery'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "learner@example.org",
         *       "password": "Correct-horse-1"
         *     }
         */
        'application/json': {
          /** Format: idn-email */
          email: string;
          password: string;
          code?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "accessToken": "q3Jr…",
           *       "refreshToken": "bT7x…",
           *       "expiresIn": 900
           *     }
           */
          'application/json': components['schemas']['AuthResult'];
        };
      };
      /** @description `request.malformed`, `validation.failed` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.invalidCredentials`, `auth.secondFactorRequired`, `auth.secondFactorWrong`, `auth.unknownAccount`, `auth.wrongPassword` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.closed`, `auth.inactive`, `auth.notVerified`, `request.forged`, `seeAs.ended`, `seeAs.readOnly` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description The look through somebody else’s eyes that this call belongs to, if any. */
        'x-see-as'?: components['parameters']['SeeAs'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserRecord'];
        };
      };
      /** @description `request.malformed`, `validation.failed` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.required` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.forbidden`, `auth.secondFactorMissing`, `seeAs.ended` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  findCourses: {
    parameters: {
      query?: never;
      header?: {
        /** @description The look through somebody else’s eyes that this call belongs to, if any. */
        'x-see-as'?: components['parameters']['SeeAs'];
        /** @description The value of the cookie XSRF-TOKEN, where there is one. */
        'x-xsrf-token'?: components['parameters']['AntiForgery'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "filter": {
         *         "status": [
         *           "ACTIVE",
         *           "PENDING"
         *         ]
         *       },
         *       "paginator": {
         *         "page": 1,
         *         "pageSize": 10
         *       },
         *       "sorting": {
         *         "column": "title",
         *         "direction": "asc"
         *       },
         *       "searchTerm": "web"
         *     }
         */
        'application/json': {
          filter?: {
            categoryId?:
              | string
              | string[]
              | {
                  /** Format: uuid */
                  from?: string;
                  /** Format: uuid */
                  to?: string;
                };
            organizationId?:
              | string
              | string[]
              | {
                  /** Format: uuid */
                  from?: string;
                  /** Format: uuid */
                  to?: string;
                };
            programme?:
              | ('SKILLS' | 'PARTNER')
              | ('SKILLS' | 'PARTNER')[]
              | {
                  /** @enum {string} */
                  from?: 'SKILLS' | 'PARTNER';
                  /** @enum {string} */
                  to?: 'SKILLS' | 'PARTNER';
                };
            language?:
              | ('en' | 'bn')
              | ('en' | 'bn')[]
              | {
                  /** @enum {string} */
                  from?: 'en' | 'bn';
                  /** @enum {string} */
                  to?: 'en' | 'bn';
                };
            status?:
              | ('DRAFT' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'INACTIVE')
              | ('DRAFT' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'INACTIVE')[]
              | {
                  /** @enum {string} */
                  from?: 'DRAFT' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'INACTIVE';
                  /** @enum {string} */
                  to?: 'DRAFT' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'INACTIVE';
                };
            revisionStatus?:
              | ('DRAFT' | 'PENDING' | 'REJECTED')
              | ('DRAFT' | 'PENDING' | 'REJECTED')[]
              | {
                  /** @enum {string} */
                  from?: 'DRAFT' | 'PENDING' | 'REJECTED';
                  /** @enum {string} */
                  to?: 'DRAFT' | 'PENDING' | 'REJECTED';
                };
            updatedAt?:
              | string
              | string[]
              | {
                  /** @description A day or a moment, as ISO 8601 has it */
                  from?: string;
                  /** @description A day or a moment, as ISO 8601 has it */
                  to?: string;
                };
          };
          paginator?: {
            page?: number;
            pageSize?: number;
            total?: number;
          };
          sorting?: {
            /** @enum {string} */
            column?:
              'id' | 'title' | 'price' | 'status' | 'enrolmentCount' | 'createdAt' | 'updatedAt';
            /** @enum {string} */
            direction?: 'asc' | 'desc';
          };
          searchTerm?: string;
          grouping?: {
            selectedRowIds?: string[];
            itemIds?: string[];
          };
          entityId?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CourseFindResult'];
        };
      };
      /** @description `request.malformed`, `validation.failed` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.required` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.forbidden`, `auth.secondFactorMissing`, `request.forged`, `seeAs.ended` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getCourse: {
    parameters: {
      query?: never;
      header?: {
        /** @description The look through somebody else’s eyes that this call belongs to, if any. */
        'x-see-as'?: components['parameters']['SeeAs'];
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Course'];
        };
      };
      /** @description `request.malformed`, `validation.failed` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.required` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.forbidden`, `auth.secondFactorMissing`, `seeAs.ended` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `entity.notFound` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  updateCourse: {
    parameters: {
      query?: never;
      header?: {
        /** @description The look through somebody else’s eyes that this call belongs to, if any. */
        'x-see-as'?: components['parameters']['SeeAs'];
        /** @description The value of the cookie XSRF-TOKEN, where there is one. */
        'x-xsrf-token'?: components['parameters']['AntiForgery'];
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind: 'COURSE' | 'APTITUDE_TEST';
          title: string;
          summary: string;
          description: string;
          /** Format: uuid */
          categoryId: string | null;
          /** Format: uuid */
          organizationId?: string;
          instructorIds: string[];
          /** @enum {string} */
          programme: 'SKILLS' | 'PARTNER';
          /** @enum {string|null} */
          label:
            | 'Job Ready: Advanced'
            | 'Job Ready: Intermediate'
            | 'Job Ready: Foundation'
            | 'Job-Rise V 2.2'
            | null;
          /** @enum {string} */
          level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
          /** @enum {string} */
          language: 'en' | 'bn';
          price: number;
          imageUrl: string | null;
          previewVideoUrl: string | null;
          previewCaptions?:
            | {
                /** @enum {string} */
                language: 'en' | 'bn';
                url: string;
              }[]
            | null;
          outcomes: string[];
          requirements: string[];
          audiences: (
            'GRADUATES' | 'JOB_SEEKERS' | 'WOMEN' | 'DISABLED_PEOPLE' | 'SLUM_DWELLERS'
          )[];
          inclusions: (
            | 'VIDEO_WITH_STUDY_MATERIAL'
            | 'LIFETIME_ACCESS'
            | 'MOBILE_ACCESS'
            | 'CERTIFICATE_ON_COMPLETION'
          )[];
          passMark: number;
          sequential: boolean;
          prerequisiteIds: string[];
          sections: {
            /** Format: uuid */
            id: string;
            title: string;
            lessons: {
              /** Format: uuid */
              id: string;
              title: string;
              /** @enum {string} */
              type: 'VIDEO' | 'ARTICLE' | 'DOCUMENT' | 'QUIZ';
              durationMinutes: number;
              preview: boolean;
              article?: string;
              video?: {
                url: string;
                bytes?: number;
                smaller?: {
                  url: string;
                  bytes: number;
                } | null;
                audio?: {
                  url: string;
                  bytes: number;
                } | null;
                posterUrl: string | null;
                durationSeconds: number;
                captions: {
                  /** @enum {string} */
                  language: 'en' | 'bn';
                  url: string;
                }[];
                transcript: {
                  start: number;
                  text: string;
                }[];
              } | null;
              document?: {
                url: string;
                name: string;
                bytes: number;
              } | null;
              /** Format: uuid */
              quizId?: string | null;
              topics?: string[];
            }[];
          }[];
          /** @description Read only: ignored where it is sent. */
          id?: unknown;
          /** @description Read only: ignored where it is sent. */
          createdAt?: unknown;
          /** @description Read only: ignored where it is sent. */
          updatedAt?: unknown;
          version: number;
          /** @description Read only: ignored where it is sent. */
          slug?: unknown;
          /** @description Read only: ignored where it is sent. */
          category?: unknown;
          /** @description Read only: ignored where it is sent. */
          organization?: unknown;
          /** @description Read only: ignored where it is sent. */
          durationMinutes?: unknown;
          /** @description Read only: ignored where it is sent. */
          lectureCount?: unknown;
          /** @description Read only: ignored where it is sent. */
          ratingAverage?: unknown;
          /** @description Read only: ignored where it is sent. */
          ratingCount?: unknown;
          /** @description Read only: ignored where it is sent. */
          enrolmentCount?: unknown;
          /** @description Read only: ignored where it is sent. */
          submittedAt?: unknown;
          /** @description Read only: ignored where it is sent. */
          rejectionReason?: unknown;
          /** @description Read only: ignored where it is sent. */
          revisionStatus?: unknown;
          /** @description Read only: ignored where it is sent. */
          status?: unknown;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Course'];
        };
      };
      /** @description `request.malformed`, `validation.failed` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.required` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `auth.forbidden`, `auth.secondFactorMissing`, `request.forged`, `seeAs.ended`, `seeAs.readOnly` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `entity.notFound` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `approval.held`, `course.notPending`, `course.notReady`, `course.pending`, `entity.conflict`, `entity.duplicate`, `entity.inUse`, `entity.transitionRefused` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      413: components['responses']['Problem413'];
      415: components['responses']['Problem415'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
}
