/** What a browser is asked to make or to show a passkey with. */
import type {
  PublicKeyCredentialCreationOptionsJSON as Creation,
  PublicKeyCredentialRequestOptionsJSON as Request,
} from '@simplewebauthn/server';
import * as z from 'zod';
import { SCHEMAS, webAuthn } from '../schemas.ts';

const options = z.looseObject({ challenge: z.string() });

export const passkeyCreation = webAuthn<Creation>('PublicKeyCredentialCreationOptionsJSON', options);
export const passkeyRequest = webAuthn<Request>('PublicKeyCredentialRequestOptionsJSON', options);
export const passkey = z.object({ id: z.string() }).register(SCHEMAS, { id: 'Passkey' });
