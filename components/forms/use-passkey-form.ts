// Client hook: asks the device for a passkey between two submissions of a form.
'use client';

import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { passkeyMessages } from '@/content/auth/messages';
import type { FormMessage } from '@/lib/domain/form-message';
import type { DeviceRequest, FormAction } from '@/lib/forms/form-state';
import { useFormResult, useHydrated } from './use-form-result';

/**
 * `useFormResult` for an action that may first answer with a `DeviceRequest`: the browser then asks the device, and the
 * form is submitted again, as it was, with the device's answer.
 */
export function usePasskeyForm<Field extends string, Data extends { request?: DeviceRequest }>(
  action: FormAction<Field, Data>,
  requestFailed: FormMessage,
) {
  const { state, send, busy, form } = useFormResult<Field, Data>(action, requestFailed);
  // Shown until the browser knows better, so that the page does not move.
  const isSupported = !useHydrated() || canUsePasskeys();
  const submitted = useRef<FormData>(null);
  const focused = useRef<Element>(null);
  const [settled, setSettled] = useState<{ request: DeviceRequest; message?: FormMessage }>();
  const request = state.data?.request;

  const ask = useEffectEvent(async (wanted: DeviceRequest, signal: AbortSignal) => {
    try {
      const answer = await askDevice(wanted, signal);
      const data = new FormData();
      for (const [name, value] of submitted.current ?? []) data.append(name, value);
      data.set('challenge', wanted.challenge);
      data.set('answer', answer);
      startTransition(() => {
        setSettled({ request: wanted });
        send(data);
      });
    } catch (error) {
      if (!signal.aborted) setSettled({ request: wanted, message: passkeyFailure(error) });
    }
  });

  useEffect(() => {
    if (!request) return;
    const stop = new AbortController();
    void ask(request, stop.signal);
    return () => stop.abort();
  }, [request]);

  useEffect(() => {
    // The button was disabled while the device was asked and has lost focus.
    if (settled?.message && focused.current instanceof HTMLElement) focused.current.focus();
  }, [settled]);

  const isAsking = request !== undefined && request !== settled?.request;
  const refusal = request !== undefined && request === settled?.request ? settled.message : undefined;
  return {
    state: refusal ? { ...state, message: refusal } : state,
    form,
    isSupported,
    busy: busy || isAsking,
    send: (data: FormData) => {
      submitted.current = data;
      focused.current = document.activeElement;
      send(data);
    },
  };
}

/** Browsers since 2025 read and write WebAuthn's JSON themselves. */
const canUsePasskeys = () =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** @returns the answer as JSON. @throws a DOMException, or a manager's own error, if there is none */
export async function askDevice({ kind, options }: DeviceRequest, signal: AbortSignal): Promise<string> {
  const credential =
    kind === 'create'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as PublicKeyCredentialCreationOptionsJSON,
          ),
          signal,
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
            options as PublicKeyCredentialRequestOptionsJSON,
          ),
          signal,
        });
  if (!credential) throw new Error('The device gave no passkey.');
  return JSON.stringify(jsonOf(credential as PublicKeyCredential));
}

/**
 * A credential as WebAuthn's JSON. Read field by field, because password managers put plain objects in its place, and `toJSON`
 * of the browser's own class fails on these.
 */
function jsonOf(credential: PublicKeyCredential): object {
  const { id, rawId, type, authenticatorAttachment } = credential;
  const response: Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse> =
    credential.response;
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = response;
  const fields = { clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  const present = Object.entries(fields).filter(([, value]) => value);
  return {
    ...{ id, type, rawId: textOf(rawId), authenticatorAttachment },
    clientExtensionResults: attempt(() => credential.getClientExtensionResults()) ?? {},
    response: {
      ...Object.fromEntries(present.map(([name, value]) => [name, textOf(value)])),
      ...(attestationObject && { transports: attempt(() => response.getTransports?.()) ?? [] }),
    },
  };
}

/** The methods of the browser's class fail on an object that only looks like it. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** Bytes, which become an object of numbers where a manager passes them on as a message, or the base64 of them. */
type Bytes = ArrayBuffer | ArrayBufferView | readonly number[] | Readonly<Record<number, number>> | string;

/** Base64url. */
function textOf(value: Bytes | null | undefined): string {
  const base64 = typeof value === 'string' ? value : btoa(String.fromCharCode(...bytesOf(value ?? [])));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(value: Exclude<Bytes, string>): Uint8Array {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  // Another window's buffer is no instance of this one's class.
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(value as ArrayBuffer) : Uint8Array.from(Object.values(value));
}

/** What to say if `askDevice` throws. */
export function passkeyFailure(error: unknown): FormMessage {
  // Managers throw objects that only have the name.
  const { name } = Object(error) as { name?: unknown };
  if (name === 'InvalidStateError') return passkeyMessages.known;
  if (name === 'SecurityError') return passkeyMessages.notHere;
  return name === 'NotAllowedError' || name === 'AbortError'
    ? passkeyMessages.cancelled
    : passkeyMessages.unknown;
}
