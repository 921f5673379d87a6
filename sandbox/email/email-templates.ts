import type { LinkKind } from '../store/links.ts'
import type { OutgoingEmail } from '../store/outbox.ts'
import type { Bilingual } from '../bilingual.ts'

const ONCE: Bilingual = {
  en: 'You can use the link once, within 24 hours.',
  fr: 'Vous pouvez utiliser le lien une seule fois, dans les 24\u00A0heures.',
}
const NOT_YOU: Bilingual = {
  en: 'If you did not ask for this, ignore this email: nothing will change.',
  fr: 'Si vous n’avez rien demandé, ignorez ce courriel\u00A0: rien ne changera.',
}
const HELLO: Bilingual = { en: 'Hello,', fr: 'Bonjour,' }
const SIGNED: Bilingual = { en: 'The member portal team', fr: 'L’équipe de l’espace membre' }
/** The sentence that says where members switch emails off. */
export const CHOOSE_EMAILS: Bilingual = {
  en: 'You choose which emails you get under Manage your account, Notifications.',
  fr: 'Vous choisissez les courriels que vous recevez sous Gérer votre compte, Avis.',
}
const joined = (parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map(({ en }) => en).join('\n\n'),
  fr: parts.map(({ fr }) => fr).join('\n\n'),
})

/**
 * Adds the greeting and the signature to the paragraphs of an email. The signature names the sender, because members
 * would not trust a link in an unsigned email.
 */
export const emailTemplate = (...parts: readonly Bilingual[]): Bilingual => joined([HELLO, ...parts, SIGNED])

/** The emails that contain a link for one-time use. */
export const LINK_EMAILS: Record<
  LinkKind,
  { readonly subject: Bilingual; readonly text: Bilingual; readonly label: Bilingual }
> = {
  ACTIVATION: {
    subject: { en: 'Activate your account', fr: 'Activez votre compte' },
    text: emailTemplate(
      {
        en: 'Your plan gives you access to the member portal. Have your member card ready: you will need your policy number and your certificate number.',
        fr: 'Votre régime vous donne accès à l’espace membre. Ayez votre carte de membre à portée de main\u00A0: vous aurez besoin de votre numéro de police et de votre numéro de certificat.',
      },
      { en: 'You can use the link for 24 hours.', fr: 'Vous pouvez utiliser le lien pendant 24\u00A0heures.' },
    ),
    label: { en: 'Activate my account', fr: 'Activer mon compte' },
  },
  CONFIRMATION: {
    subject: { en: 'Confirm your registration', fr: 'Confirmez votre inscription' },
    text: emailTemplate(
      {
        en: 'Someone has registered for the member portal with this email address. Open the link to tell us whether it was you.',
        fr: 'Une personne s’est inscrite à l’espace membre avec cette adresse courriel. Ouvrez le lien pour nous dire s’il s’agit de vous.',
      },
      ONCE,
    ),
    label: { en: 'Confirm my registration', fr: 'Confirmer mon inscription' },
  },
  PASSWORD_RESET: {
    subject: { en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' },
    text: emailTemplate(
      {
        en: 'You asked for a new password for the member portal. Open the link to choose it.',
        fr: 'Vous avez demandé un nouveau mot de passe pour l’espace membre. Ouvrez le lien pour le choisir.',
      },
      ONCE,
      NOT_YOU,
    ),
    label: { en: 'Choose a new password', fr: 'Choisir un nouveau mot de passe' },
  },
  UPDATE_EMAIL: {
    subject: { en: 'Confirm your new email address', fr: 'Confirmez votre nouvelle adresse courriel' },
    text: emailTemplate(
      {
        en: 'You asked to sign in to the member portal with this email address from now on. Open the link to confirm it.',
        fr: 'Vous avez demandé à vous connecter désormais à l’espace membre avec cette adresse courriel. Ouvrez le lien pour la confirmer.',
      },
      ONCE,
      NOT_YOU,
    ),
    label: { en: 'Confirm this address', fr: 'Confirmer cette adresse' },
  },
}

const SIGN_IN = { label: { en: 'Sign in', fr: 'Se connecter' }, path: 'login' }

export const accountReady: OutgoingEmail = {
  kind: 'ACCOUNT_READY',
  subject: { en: 'Your account is active', fr: 'Votre compte est actif' },
  text: emailTemplate({
    en: 'You can now sign in to the member portal with your email address and your password.',
    fr: 'Vous pouvez maintenant vous connecter à l’espace membre avec votre adresse courriel et votre mot de passe.',
  }),
  links: [SIGN_IN],
}

/**
 * The email sent to the owner of an account when another registration uses the same address. It is sent to the owner
 * because the response to the registration must not reveal that the account exists.
 */
export const addressInUse: OutgoingEmail = {
  kind: 'ADDRESS_IN_USE',
  subject: { en: 'You already have an account', fr: 'Vous avez déjà un compte' },
  text: emailTemplate(
    {
      en: 'Someone tried to register for the member portal with this email address. It already belongs to your account, so no new account was opened.',
      fr: 'Une personne a tenté de s’inscrire à l’espace membre avec cette adresse courriel. Elle est déjà liée à votre compte\u00A0: aucun autre compte n’a été créé.',
    },
    {
      en: 'If it was you, sign in with this address and your password. If you have forgotten the password, choose a new one from the sign-in page.',
      fr: 'Si c’était vous, connectez-vous avec cette adresse et votre mot de passe. Si vous l’avez oublié, choisissez-en un nouveau à partir de la page de connexion.',
    },
    {
      en: 'If it was not you, ignore this email: nothing has changed.',
      fr: 'Si ce n’était pas vous, ignorez ce courriel\u00A0: rien n’a changé.',
    },
  ),
  links: [SIGN_IN],
}

/** The email sent to a member's former address, so that the member notices a change that another person made. */
export const emailChanged = (newEmail: string): OutgoingEmail => ({
  kind: 'EMAIL_CHANGED',
  subject: { en: 'Your email address has been changed', fr: 'Votre adresse courriel a été modifiée' },
  text: emailTemplate({
    en: `Your email address for the member portal is now ${newEmail}. If you did not ask for this change, call the number on your member card right away.`,
    fr: `Votre adresse courriel pour l’espace membre est maintenant ${newEmail}. Si vous n’avez pas demandé cette modification, composez sans tarder le numéro indiqué sur votre carte de membre.`,
  }),
})

/** The email that confirms a message, without repeating it: members write about their health (as D-243). */
export const MESSAGE_RECEIVED: OutgoingEmail = {
  kind: 'CONTACT_US',
  subject: { en: 'We have received your message', fr: 'Nous avons bien reçu votre message' },
  text: emailTemplate({
    en: 'Thank you for writing to us. We have your message, and will reply to this email address. To protect your privacy, this email does not repeat what you wrote.',
    fr: 'Merci de nous avoir écrit. Nous avons votre message et vous répondrons à cette adresse courriel. Pour protéger vos renseignements, ce courriel ne reprend pas ce que vous avez écrit.',
  }),
}
