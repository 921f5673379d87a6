// Generated from i18n/en. Do not edit.
export interface MessageArguments {
  "page.access.login": {}
  "login.title": {}
  "login.lead": {}
  "form.login.email.label": {}
  "form.login.email.error.required": {}
  "form.login.email.error.maxLength": { readonly limit: number }
  "form.login.password.label": {}
  "form.login.password.error.required": {}
  "form.login.password.error.maxLength": { readonly limit: number }
  "form.login.password.show": {}
  "form.login.password.hide": {}
  "login.submit": {}
  "login.busy": {}
  "login.status.no-session": {}
  "login.status.expired-token": {}
  "login.status.timeout": {}
  "login.status.INVALIDLOGIN": {}
  "login.status.LOGGEDOUT": {}
  "login.error.no-match": {}
  "login.error.locked": {}
  "login.error.generic": {}
  "login.error.network": {}
  "login.not-kept": {}
  "login.error.clock": {}
  "login.help.title": {}
  "login.help.text": {}
  "login.forgot": {}
  "login.new": {}
  "login.register": {}
  "login.help.reset": {}
  "login.kept": {}
  "page.account.direct-deposit": {}
  "page.account.direct-deposit-edit": {}
  "page.account.terms-accept": {}
  "terms.gate.lead": {}
  "terms.gate.accept": {}
  "terms.gate.log-out": {}
  "form.acceptTerms.termsAndConditionsAccept.label": {}
  "form.acceptTerms.termsAndConditionsAccept.error.required": {}
  "page.account.change-password": {}
  "page.account.password-changed": {}
  "account.password.lead": {}
  "account.password.save": {}
  "account.password.cancel": {}
  "account.password.done.title": {}
  "account.password.done.text": {}
  "account.password.home": {}
  "form.changePassword.oldPassword.label": {}
  "form.changePassword.newPassword.label": {}
  "form.changePassword.confirmPassword.label": {}
  "error.name.changeDirectDeposit": {}
  "error.name.changeDirectDeposit.unsure": {}
  "error.name.deleteDirectDeposit": {}
  "error.name.deleteDirectDeposit.unsure": {}
  "error.name.updateUserInfo": {}
  "error.name.updateUserInfo.unsure": {}
  "error.name.updateEmail": {}
  "error.name.updateEmail.unsure": {}
  "page.account.direct-deposit-remove": {}
  "page.account.direct-deposit-success": {}
  "form.directDepositRemove.confirm.label": {}
  "form.directDepositRemove.confirm.error.required": {}
  "account.home.lead": {}
  "account.home.group.you": {}
  "account.home.group.plan": {}
  "account.home.group.payments": {}
  "account.home.group.access": {}
  "account.home.personal-information": {}
  "account.home.personal-information.text": {}
  "account.home.change-address": {}
  "account.home.change-address.text": {}
  "account.home.change-email": {}
  "account.home.change-email.text": {}
  "account.home.change-language": {}
  "account.home.change-language.text": {}
  "account.home.notifications": {}
  "account.home.notifications.text": {}
  "account.home.member-card": {}
  "account.home.member-card.text": {}
  "account.home.people": {}
  "account.home.people.text": {}
  "account.home.documents": {}
  "account.home.documents.text": {}
  "account.home.direct-deposit": {}
  "account.home.direct-deposit.text": {}
  "account.home.premium-payment-method": {}
  "account.home.premium-payment-method.text": {}
  "account.home.premium-statements": {}
  "account.home.premium-statements.text": {}
  "account.home.one-time-payment": {}
  "account.home.one-time-payment.text": {}
  "account.home.change-password": {}
  "account.home.security": {}
  "account.home.security.text": {}
  "account.home.change-password.text": {}
  "account.home.terms": {}
  "account.home.terms.text": {}
  "account.home.privacy-and-terms": {}
  "account.home.privacy-and-terms.text": {}
  "page.account.personal-information": {}
  "page.account.change-address": {}
  "account.info.lead": {}
  "account.info.you": {}
  "account.info.name": {}
  "account.info.policy": {}
  "account.info.certificate": {}
  "account.info.language": {}
  "account.info.language.EN": {}
  "account.info.language.FR": {}
  "account.info.reach": {}
  "account.info.address": {}
  "account.info.phone": {}
  "account.info.no-phone": {}
  "account.info.login": {}
  "account.info.edit": {}
  "account.info.edit-address": {}
  "account.info.edit-email": {}
  "account.info.edit-language": {}
  "account.info.correct": {}
  "account.info.correct-name": {}
  "account.info.read-only": {}
  "page.account.change-email": {}
  "account.email.lead": { readonly address: string | number }
  "account.email.send": {}
  "account.email.sending": {}
  "account.email.cancel": {}
  "form.changeEmail.email.label": {}
  "form.changeEmail.email.hint": {}
  "form.changeEmail.email.error.required": {}
  "form.changeEmail.email.error.differs_from": {}
  "form.changeEmail.confirmEmail.label": {}
  "form.changeEmail.confirmEmail.error.required": {}
  "form.changeEmail.confirmEmail.error.equal_to": {}
  "page.account.change-email-verify": {}
  "account.verify.sent": { readonly address: string | number }
  "account.verify.unknown": {}
  "account.verify.until": { readonly address: string | number }
  "account.verify.late": {}
  "account.verify.confirmed": {}
  "account.verify.resend": {}
  "account.verify.resent": { readonly address: string | number }
  "account.verify.other": {}
  "page.account.change-email-result": {}
  "account.result.done": {}
  "account.result.done.text": { readonly address: string | number }
  "account.result.refused": {}
  "account.result.refused.text": {}
  "account.result.unknown": {}
  "account.result.sign-in": {}
  "account.result.try": {}
  "account.result.not-yet": {}
  "page.account.change-language": {}
  "account.language.lead": {}
  "account.language.save": {}
  "account.language.saving": {}
  "account.language.saved": {}
  "account.language.cancel": {}
  "form.changeLanguage.preferredLanguage.label": {}
  "form.changeLanguage.preferredLanguage.option.EN": {}
  "form.changeLanguage.preferredLanguage.option.FR": {}
  "form.changeLanguage.preferredLanguage.error.required": {}
  "page.account.people": {}
  "account.people.lead": {}
  "account.people.cardholder": {}
  "account.people.dependant": {}
  "account.people.birth": {}
  "account.people.number": {}
  "account.people.coverage": {}
  "account.people.active": {}
  "account.people.ended": {}
  "account.people.ended-on": { readonly date: string | number }
  "account.people.private": {}
  "account.people.sharing": {}
  "account.people.not-on-file": {}
  "account.people.none": {}
  "account.people.none.text": {}
  "account.people.form.title": {}
  "account.people.form.text": {}
  "account.people.form.open": {}
  "page.account.terms": {}
  "account.terms.accepted": { readonly date: string | number }
  "account.terms.accepted-undated": {}
  "account.terms.back": {}
  "page.account.privacy-and-terms": {}
  "account.privacy.lead": {}
  "account.privacy.policy": {}
  "account.privacy.policy.text": {}
  "account.privacy.terms": {}
  "account.privacy.terms.text": {}
  "account.privacy.legal": {}
  "account.privacy.legal.text": {}
  "account.privacy.rights": {}
  "account.privacy.rights.ask": {}
  "account.privacy.rights.complain": {}
  "form.error.differs_from": {}
  "form.changePassword.confirmPassword.error.required": {}
  "address.lead": {}
  "address.review": {}
  "address.cancel": {}
  "address.unchanged": {}
  "address.review.title": {}
  "address.review.lead": {}
  "address.on-file": {}
  "address.mail": {}
  "address.phone": {}
  "address.no-phone": {}
  "address.save": {}
  "address.saving": {}
  "address.saved": {}
  "address.meanwhile.title": {}
  "address.meanwhile.text": {}
  "address.meanwhile.keep": {}
  "address.abroad.title": {}
  "address.abroad.text": {}
  "address.back": {}
  "form.changeAddress.country.label": {}
  "form.changeAddress.country.error.required": {}
  "form.changeAddress.addressLine1.label": {}
  "form.changeAddress.addressLine1.error.required": {}
  "form.changeAddress.addressLine1.error.maxLength": { readonly limit: number }
  "form.changeAddress.addressLine2.label": {}
  "form.changeAddress.addressLine3.label": {}
  "form.changeAddress.city.label": {}
  "form.changeAddress.city.error.required": {}
  "form.changeAddress.province.label": {}
  "form.changeAddress.province.error.required": {}
  "form.changeAddress.postalCode.label": {}
  "form.changeAddress.postalCode.hint": {}
  "form.changeAddress.postalCode.error.required": {}
  "form.changeAddress.postalCode.error.pattern": {}
  "form.changeAddress.state.label": {}
  "form.changeAddress.state.error.required": {}
  "form.changeAddress.zipCode.label": {}
  "form.changeAddress.zipCode.hint": {}
  "form.changeAddress.zipCode.error.required": {}
  "form.changeAddress.zipCode.error.pattern": {}
  "form.changeAddress.phoneNumber.label": {}
  "form.changeAddress.phoneNumber.hint": {}
  "form.changeAddress.phoneNumber.error.required": {}
  "form.changeAddress.phoneNumber.error.pattern": {}
  "address.region.AB": {}
  "address.region.BC": {}
  "address.region.MB": {}
  "address.region.NB": {}
  "address.region.NL": {}
  "address.region.NS": {}
  "address.region.NT": {}
  "address.region.NU": {}
  "address.region.ON": {}
  "address.region.PE": {}
  "address.region.QC": {}
  "address.region.SK": {}
  "address.region.YT": {}
  "address.region.AA": {}
  "address.region.AE": {}
  "address.region.AK": {}
  "address.region.AL": {}
  "address.region.AP": {}
  "address.region.AR": {}
  "address.region.AS": {}
  "address.region.AZ": {}
  "address.region.CA": {}
  "address.region.CO": {}
  "address.region.CT": {}
  "address.region.DC": {}
  "address.region.DE": {}
  "address.region.FL": {}
  "address.region.GA": {}
  "address.region.GU": {}
  "address.region.HI": {}
  "address.region.IA": {}
  "address.region.ID": {}
  "address.region.IL": {}
  "address.region.IN": {}
  "address.region.KS": {}
  "address.region.KY": {}
  "address.region.LA": {}
  "address.region.MA": {}
  "address.region.MD": {}
  "address.region.ME": {}
  "address.region.MI": {}
  "address.region.MN": {}
  "address.region.MO": {}
  "address.region.MP": {}
  "address.region.MS": {}
  "address.region.MT": {}
  "address.region.NC": {}
  "address.region.ND": {}
  "address.region.NE": {}
  "address.region.NH": {}
  "address.region.NJ": {}
  "address.region.NM": {}
  "address.region.NV": {}
  "address.region.NY": {}
  "address.region.OH": {}
  "address.region.OK": {}
  "address.region.OR": {}
  "address.region.PA": {}
  "address.region.PR": {}
  "address.region.RI": {}
  "address.region.SC": {}
  "address.region.SD": {}
  "address.region.TN": {}
  "address.region.TX": {}
  "address.region.UT": {}
  "address.region.VA": {}
  "address.region.VI": {}
  "address.region.VT": {}
  "address.region.WA": {}
  "address.region.WI": {}
  "address.region.WV": {}
  "address.region.WY": {}
  "form.error.postalCodeOf": {}
  "bank-account.branch": {}
  "bank-account.bank": {}
  "bank-account.account": {}
  "bank-account.masked": { readonly digits: string | number }
  "bank-account.cheque": {}
  "bank-account.swapped": {}
  "form.branch.label": {}
  "form.branch.hint": {}
  "form.branch.error.required": {}
  "form.branch.error.pattern": {}
  "form.bank.label": {}
  "form.bank.hint": {}
  "form.bank.error.required": {}
  "form.bank.error.pattern": {}
  "form.account.label": {}
  "form.account.hint": {}
  "form.account.error.required": {}
  "form.account.error.pattern": {}
  "form.confirmAccount.label": {}
  "form.confirmAccount.hint": {}
  "form.confirmAccount.error.required": {}
  "form.confirmAccount.error.equal_to": {}
  "calendar.add": {}
  "calendar.add.of": { readonly event: string | number }
  "calendar.file": { readonly date: string | number }
  "upcoming.title": {}
  "upcoming.dental": { readonly service: string | number; readonly person: string | number }
  "upcoming.expires": { readonly amount: string | number; readonly account: string | number }
  "upcoming.renews": {}
  "page.card.member-card": {}
  "page.card.share": {}
  "card.lead": {}
  "card.name": {}
  "card.cardholder": {}
  "card.policy": {}
  "card.certificate": {}
  "card.service": {}
  "card.travel": {}
  "card.travel.near": {}
  "card.travel.abroad": {}
  "card.own": {}
  "card.alone": {}
  "card.turn.front": {}
  "card.turn.back": {}
  "card.share": {}
  "card.download": {}
  "card.wallet": {}
  "card.wallet.none": {}
  "card.print": {}
  "card.share.lead": {}
  "card.share.send": {}
  "card.share.cancel": {}
  "card.sharing": {}
  "card.shared": { readonly count: number }
  "form.shareMemberCard.emails.label": {}
  "form.shareMemberCard.emails.item": { readonly number: string | number }
  "form.shareMemberCard.emails.add": {}
  "form.shareMemberCard.emails.remove": { readonly number: string | number }
  "form.shareMemberCard.emails.removed": { readonly number: string | number }
  "form.shareMemberCard.emails.email.label": {}
  "form.shareMemberCard.emails.email.error.required": {}
  "form.shareMemberCard.emails.email.error.differentLines": {}
  "card.title": {}
  "card.others": {}
  "form.shareMemberCard.emails.error.required": {}
  "card.offline.title": {}
  "card.offline.what": {}
  "card.offline.shared": {}
  "card.offline.ends": {}
  "card.offline.store": {}
  "card.offline.until": { readonly date: string | number }
  "card.offline.remove": {}
  "card.offline.stored": {}
  "card.offline.removed": {}
  "card.offline.over": {}
  "card.offline.not-stored": {}
  "card.offline.not-removed": {}
  "card.offline.notice": { readonly date: string | number }
  "card.offline.warning": {}
  "card.offline.retry": {}
  "form.error.differentLines": {}
  "card.lead.over": {}
  "page.care.list": {}
  "page.care.category": {}
  "page.care.vendor": {}
  "care.lead": {}
  "care.categories": {}
  "care.empty": {}
  "care.empty.text": {}
  "care.by": { readonly vendor: string | number }
  "care.ended": { readonly date: string | number }
  "care.ended.visit": { readonly vendor: string | number }
  "care.ends": { readonly date: string | number }
  "care.more": { readonly service: string | number }
  "care.none": {}
  "care.none.text": {}
  "care.none.back": {}
  "care.table.title": {}
  "care.table.timePeriod": {}
  "care.table.details": {}
  "care.table.cost": {}
  "claim-again.title": {}
  "claim-again.begin": {}
  "claim-again.last": { readonly date: string | number; readonly amount: string | number }
  "claims.agreement.title": {}
  "claims.agreement.true": {}
  "claims.agreement.consent": {}
  "claims.agreement.share": {}
  "claims.agreement.keep": {}
  "claims.verify.you": {}
  "claims.verify.name": {}
  "claims.verify.policy": {}
  "claims.verify.certificate": {}
  "claims.verify.reach": {}
  "claims.verify.address": {}
  "claims.verify.phone": {}
  "claims.verify.paid": {}
  "claims.verify.account": { readonly digits: string | number }
  "claims.verify.no-account": {}
  "form.verifyInformation.confirmed.label": {}
  "form.verifyInformation.confirmed.error.required": {}
  "form.verifyInformation.confirmed.error.const": {}
  "claims.verify.mend.you": {}
  "claims.verify.mend.reach": {}
  "claims.verify.mend.paid": {}
  "claims.verify-information.lead": {}
  "claims.verify.on-file": {}
  "form.claimConfirmation.agreement.label": {}
  "form.claimConfirmation.agreement.error.required": {}
  "form.claimConfirmation.agreement.error.const": {}
  "claims.submit.back": { readonly amount: string | number }
  "claims.sent.title": { readonly service: string | number }
  "claims.sent.see": {}
  "claims.kept.title": { readonly type: string | number }
  "claims.kept.text": { readonly saved: string | number; readonly expires: string | number }
  "claims.kept.sent": { readonly date: string | number }
  "claims.kept.arrived.title": { readonly date: string | number }
  "claims.kept.arrived": {}
  "claims.kept.continue": {}
  "claims.kept.delete": {}
  "claims.kept.deleted": {}
  "claims.kept.undo": {}
  "claims.kept.undo.other": {}
  "claims.kept.undo.failed": {}
  "claims.kept.keep": {}
  "claims.kept.files": {}
  "claims.kept.stale": {}
  "claims.kept.not": {}
  "claims.kept.missing.title": {}
  "claims.kept.missing": { readonly count: number }
  "claims.kept.other.title": { readonly date: string; readonly other: string | number }
  "claims.kept.other": {}
  "claims.kept.other.unknown": {}
  "claims.kept.other.text": { readonly type: string }
  "claims.kept.other.ask": { readonly other: string | number }
  "claims.kept.other.stay": {}
  "claims.kept.other.replace": {}
  "claims.photo.title": {}
  "claims.photo.text": {}
  "claims.photo.choose": {}
  "claims.photo.again": {}
  "claims.photo.remove": {}
  "claims.photo.picture": {}
  "claims.photo.turn": {}
  "claims.photo.larger": {}
  "claims.photo.blurred": {}
  "claims.photo.small": {}
  "claims.photo.refused": {}
  "claims.photo.hidden": {}
  "claims.kept.other.resume": {}
  "claims.kept.other.resume.ask": { readonly other: string | number }
  "claims.coverage.what": {}
  "claims.coverage.example": {}
  "claims.coverage.on-file": {}
  "claims.coverage.on-file.person": { readonly person: string | number }
  "claims.coverage.insurer": {}
  "claims.coverage.member": {}
  "claims.coverage.policy": {}
  "claims.coverage.from": {}
  "claims.coverage.until": {}
  "claims.coverage.ended": {}
  "claims.coverage.pays-first": {}
  "claims.coverage.yours": {}
  "claims.coverage.first.title": { readonly people: string; readonly insurer: string | number }
  "claims.coverage.first.text": {}
  "form.otherCoverage.infoOnFileValid.label": {}
  "form.otherCoverage.infoOnFileValid.error.required": {}
  "form.otherCoverage.cobNewInfoMemberName.label": {}
  "form.otherCoverage.cobNewInfoMemberName.error.required": {}
  "form.otherCoverage.cobNewInfoPolicyId.label": {}
  "form.otherCoverage.cobNewInfoPolicyId.error.required": {}
  "form.otherCoverage.cobNewInfoIdNumber.label": {}
  "form.otherCoverage.cobNewInfoIdNumber.error.required": {}
  "form.otherCoverage.cobNewInfoEffDate.label": {}
  "form.otherCoverage.cobNewInfoEffDate.error.required": {}
  "form.otherCoverage.cobNewInfoIsIndividual.label": {}
  "form.otherCoverage.cobNewInfoIsIndividual.option.true": {}
  "form.otherCoverage.cobNewInfoIsIndividual.option.false": {}
  "form.otherCoverage.cobNewInfoIsIndividual.error.required": {}
  "form.otherCoverage.covers.label": {}
  "form.otherCoverage.covers.option.cobNewInfoHasHealth": {}
  "form.otherCoverage.covers.option.cobNewInfoHasDental": {}
  "form.otherCoverage.covers.option.cobNewInfoHasDrugs": {}
  "form.otherCoverage.covers.option.cobNewInfoHasVision": {}
  "form.otherCoverage.covers.option.cobNewInfoHasHospital": {}
  "form.otherCoverage.covers.option.cobNewInfoHasTravel": {}
  "form.otherCoverage.covers.error.required": {}
  "form.otherCoverage.covers.error.minItems": {}
  "form.otherCoverage.wasSubmittedToOtherFirst.label": {}
  "form.otherCoverage.wasSubmittedToOtherFirst.error.required": {}
  "form.otherCoverage.lines.label": {}
  "form.otherCoverage.lines.amountPaidByOtherCarrier.label": {}
  "form.otherCoverage.lines.amountPaidByOtherCarrier.hint": {}
  "form.otherCoverage.lines.amountPaidByOtherCarrier.error.required": {}
  "form.otherCoverage.lines.amountPaidByOtherCarrier.error.pattern": {}
  "form.otherCoverage.lines.amountPaidByOtherCarrier.error.amount": {}
  "form.otherCoverage.lines.amountPaidByOtherCarrier.error.max_value": {}
  "form.otherCoverage.lines.cobOtherReason.label": {}
  "form.otherCoverage.lines.cobOtherReason.error.required": {}
  "form.otherCoverage.lines.cobOtherReasonNote.label": {}
  "form.otherCoverage.lines.cobOtherReasonNote.error.required": {}
  "form.otherCoverage.anyPastCovThatEnded.label": {}
  "form.otherCoverage.anyPastCovThatEnded.error.required": {}
  "form.otherCoverage.cobPrevInfoTermDate.label": {}
  "form.otherCoverage.cobPrevInfoTermDate.error.required": {}
  "form.otherCoverage.cobPrevInfoTermDate.error.fromNotAfterTo": {}
  "claims.coverage.not-ended": {}
  "claims.stop.reason": {}
  "claims.stop.reason.text": {}
  "claims.stop.reason.4": {}
  "claims.stop.reason.5": {}
  "claims.doubt.title": {}
  "claims.doubt.text": {}
  "claims.doubt.once": {}
  "claims.doubt.check": {}
  "claims.not-received.title": {}
  "claims.not-received.text": {}
  "claims.submitting": {}
  "claims.checking": {}
  "claims.arrived": {}
  "claims.arrived-before-change": {}
  "claims.no-receipt.title": {}
  "claims.no-receipt.text": {}
  "claims.no-receipt.add": {}
  "claims.no-receipt.send": {}
  "page.history.add-documents": {}
  "page.history.appeal": {}
  "follow-up.needed": {}
  "follow-up.until": { readonly date: string | number }
  "follow-up.asked": { readonly date: string | number }
  "follow-up.add": {}
  "follow-up.documents.send": {}
  "follow-up.documents.sending": {}
  "follow-up.documents.sent": { readonly count: number }
  "follow-up.documents.unsure": {}
  "follow-up.documents.none.title": {}
  "follow-up.documents.none.text": {}
  "follow-up.claim": {}
  "follow-up.withdraw": {}
  "follow-up.withdraw.when": {}
  "follow-up.withdraw.title": {}
  "follow-up.withdraw.text": {}
  "follow-up.withdraw.lines": { readonly claim: string | number }
  "follow-up.withdraw.keep": {}
  "follow-up.withdraw.go": {}
  "follow-up.withdraw.sending": {}
  "follow-up.withdraw.done": {}
  "follow-up.withdraw.unsure": {}
  "follow-up.withdrawn": {}
  "follow-up.appeal": {}
  "follow-up.appeal.until": { readonly date: string | number }
  "follow-up.appeal.lead": {}
  "follow-up.appeal.subject": { readonly service: string | number; readonly date: string | number }
  "follow-up.appeal.why": {}
  "follow-up.appeal.send": {}
  "follow-up.appeal.sending": {}
  "follow-up.appeal.sent": {}
  "follow-up.appeal.unsure": {}
  "follow-up.appeal.closed.title": {}
  "follow-up.appeal.closed.text": {}
  "follow-up.appeal.open.title": {}
  "follow-up.appeal.open.by": { readonly date: string | number }
  "follow-up.appeal.approved": {}
  "follow-up.appeal.upheld": {}
  "follow-up.appeal.decided": {}
  "history.station.waiting": {}
  "history.station.withdrawn": {}
  "history.station.appeal-sent": {}
  "history.station.appeal-decided": {}
  "history.station.until": { readonly date: string | number }
  "form.addDocuments.files.label": {}
  "form.addDocuments.files.hint": {}
  "form.addDocuments.files.error.required": {}
  "form.addDocuments.files.error.minItems": {}
  "form.appeal.reason.label": {}
  "form.appeal.reason.hint": {}
  "form.appeal.reason.error.required": {}
  "form.appeal.reason.error.pattern": {}
  "form.appeal.files.label": {}
  "form.appeal.files.hint": {}
  "follow-up.unknown.title": {}
  "follow-up.unknown.text": {}
  "follow-up.unknown.history": {}
  "follow-up.home": {}
  "history.station.documents-received": {}
  "history.station.then": {}
  "form.claimType.claimType.label": {}
  "form.claimType.claimType.error.required": {}
  "form.documentsToAttach.documents.label": {}
  "form.documentsToAttach.documents.optional": {}
  "form.documentsToAttach.documents.hint": {}
  "form.comments.comments.label": {}
  "form.comments.comments.hint": {}
  "form.attachDocuments.files.error.required": {}
  "form.attachDocuments.questions.label": {}
  "form.attachDocuments.questions.yesNo.label": {}
  "form.attachDocuments.questions.yesNo.error.required": {}
  "form.attachDocuments.questions.words.label": {}
  "form.attachDocuments.questions.words.error.required": {}
  "claims.summary.lob": {}
  "claims.type.not-in-province": {}
  "claims.type.not-online": {}
  "claims.claim-type.none": {}
  "claims.document.receipt": {}
  "claims.document.receipt.missing": {}
  "claims.document.proof": {}
  "claims.document.proof.missing": {}
  "claims.document.other-insurer-statement": {}
  "claims.document.other-insurer-statement.missing": {}
  "claims.document.receipt-and-statement": {}
  "claims.document.required": {}
  "claims.document.optional": {}
  "claims.stop.documents": {}
  "claims.attach-documents.lead": {}
  "claim-history.lead": {}
  "claim-history.filter": {}
  "claim-history.every-type": {}
  "claim-history.download": {}
  "claim-history.born": { readonly date: string | number }
  "claim-history.total.submittedAmount": {}
  "claim-history.total.excludedAmount": {}
  "claim-history.total.deductibleAmount": {}
  "claim-history.total.paidAmount": {}
  "claim-history.column.submittedAmount": {}
  "claim-history.column.excludedAmount": {}
  "claim-history.column.deductibleAmount": {}
  "claim-history.column.paidAmount": {}
  "claim-history.open": {}
  "claim-history.open.link": {}
  "claim-history.no-types.title": {}
  "claim-history.no-types": {}
  "claim-history.empty": {}
  "claim-history.no-details": {}
  "form.claimHistoryFilter.participant.label": {}
  "form.claimHistoryFilter.participant.error.required": {}
  "form.claimHistoryFilter.claimTypes.label": {}
  "form.claimHistoryFilter.claimTypes.error.required": {}
  "claims.hsa.balance": {}
  "form.hsaClaim.isHsa.label": {}
  "claims.hsa.date": {}
  "claims.hsa.asked": {}
  "claims.hsa.unprocessable": {}
  "form.hsaPayment.lines.updatedCobAmount.label": {}
  "claims.hsa.chosen": { readonly count: number }
  "form.hsaPayment.lines.label": {}
  "claims.hsa.lead": {}
  "claims.hsa.what": {}
  "claims.hsa.example": {}
  "claims.hsa.empty": {}
  "form.hsaClaim.isHsa.error.required": {}
  "claims.hsa-eligible-claims.lead": {}
  "claims.hsa-eligible-claim.lead": {}
  "claims.hsa-payment.lead": {}
  "claims.hsa.group": { readonly claim: string | number }
  "claims.hsa.service": { readonly person: string | number; readonly date: string | number }
  "claims.hsa.unavailable": {}
  "claims.hsa.not-eligible": {}
  "claims.hsa.line": { readonly service: string | number; readonly person: string | number; readonly date: string | number; readonly amount: string | number }
  "claims.hsa.more.title": {}
  "claims.hsa.more": {}
  "claims.hsa.another-type": {}
  "form.hsaEligibleClaims.services.label": {}
  "form.hsaEligibleClaims.services.error.required": {}
  "form.hsaEligibleClaims.services.error.minItems": {}
  "form.hsaPayment.lines.updatedCobAmount.error.required": {}
  "form.hsaPayment.lines.updatedCobAmount.error.pattern": {}
  "form.hsaPayment.lines.updatedCobAmount.error.amount": {}
  "form.hsaPayment.lines.updatedCobAmount.error.max_value": {}
  "claims.hsa.all": { readonly count: number; readonly amount: string | number }
  "claims.hsa.all.text": {}
  "error.title.no-claims-found": {}
  "error.name.no-claims-found": {}
  "claims.claim-details.lead": {}
  "claims.details.more": {}
  "claims.claim-items.lead": {}
  "claims.claim-event.lead": {}
  "form.claimItems.items.label": {}
  "form.claimItems.items.item": { readonly number: string | number }
  "form.claimItems.items.add": {}
  "form.claimItems.items.remove": { readonly number: string | number }
  "form.claimItems.items.removed": { readonly number: string | number }
  "form.claimItems.items.participant.label": {}
  "form.claimItems.items.participant.error.required": {}
  "form.claimEvent.participant.label": {}
  "form.claimEvent.participant.error.required": {}
  "form.claimEvent.dateOfService.label": {}
  "form.claimEvent.dateOfService.error.required": {}
  "form.claimEvent.dateOfService.error.notFuture": {}
  "form.claimItems.items.dateOfService.label": {}
  "form.claimItems.items.dateOfService.hint": {}
  "form.claimItems.items.dateOfService.error.required": {}
  "form.claimItems.items.dateOfService.error.notFuture": {}
  "form.claimItems.items.whatIsClaimFor.label": {}
  "form.claimItems.items.whatIsClaimFor.hint": {}
  "form.claimItems.items.whatIsClaimFor.error.required": {}
  "form.claimItems.items.specify.label": {}
  "form.claimItems.items.specify.hint": {}
  "form.claimItems.items.amountPaid.label": {}
  "form.claimItems.items.amountPaid.hint": {}
  "form.claimItems.items.amountPaid.error.required": {}
  "form.claimItems.items.amountPaid.error.pattern": {}
  "form.claimItems.items.amountPaid.error.amount": {}
  "form.claimDetails.lines.label": {}
  "form.claimDetails.lines.participantId.label": {}
  "form.claimDetails.lines.participantId.error.required": {}
  "form.claimDetails.lines.dateOfService.label": {}
  "form.claimDetails.lines.dateOfService.hint": {}
  "form.claimDetails.lines.dateOfService.error.required": {}
  "form.claimDetails.lines.dateOfService.error.notFuture": {}
  "form.claimDetails.lines.amountPaid.label": {}
  "form.claimDetails.lines.amountPaid.hint": {}
  "form.claimDetails.lines.amountPaid.error.required": {}
  "form.claimDetails.lines.amountPaid.error.pattern": {}
  "form.claimDetails.lines.amountPaid.error.amount": {}
  "form.claimDetails.lines.hasPrescription.label": {}
  "form.claimDetails.lines.hasPrescription.error.required": {}
  "claims.services.other": {}
  "claims.items.currency": {}
  "claims.items.currency.hint": {}
  "claims.items.currency.amount": {}
  "claims.items.clear": {}
  "claims.items.clear.title": {}
  "claims.items.clear.text": { readonly count: number }
  "claims.items.clear.keep": {}
  "claims.items.cleared": {}
  "claims.stop.that-day": {}
  "claims.stop.that-day.line": { readonly person: string | number; readonly date: string | number; readonly service: string | number }
  "claims.stop.not-born": { readonly date: string | number; readonly person: string | number }
  "claims.person.age": { readonly age: number }
  "claims.services.prescription": {}
  "claims.services.percent": { readonly percent: number }
  "claims.services.percent-remaining": { readonly percent: number; readonly remaining: string | number }
  "claims.provider-type.lead": {}
  "claims.provider-search.lead": {}
  "claims.providers.recent": {}
  "claims.providers.other": {}
  "claims.providers.distance": { readonly km: number }
  "claims.providers.direct-pay": {}
  "claims.providers.found": { readonly count: number }
  "claims.provider-results.none": {}
  "claims.provider-type.none": {}
  "claims.providers.by-hand": {}
  "claims.providers.elsewhere": {}
  "form.providerType.providerType.label": {}
  "form.providerType.providerType.hint": {}
  "form.providerType.providerType.error.required": {}
  "form.providerSearch.how.label": {}
  "form.providerSearch.how.option.search": {}
  "form.providerSearch.how.option.manual": {}
  "form.providerSearch.how.error.required": {}
  "form.providerSearch.city.label": {}
  "form.providerSearch.city.error.required": {}
  "form.providerSearch.province.label": {}
  "form.providerSearch.province.error.required": {}
  "form.providerSearch.nameOfPerson.label": {}
  "form.providerSearch.phone.label": {}
  "form.providerSearch.phone.error.pattern": {}
  "form.providerSearch.organizationName.label": {}
  "form.providerSearch.organizationName.hint": {}
  "form.providerSearch.firstName.label": {}
  "form.providerSearch.lastName.label": {}
  "form.providerSearch.addressLine1.label": {}
  "form.providerSearch.addressLine1.error.required": {}
  "form.providerSearch.manualCity.label": {}
  "form.providerSearch.manualCity.error.required": {}
  "form.providerSearch.manualProvince.label": {}
  "form.providerSearch.manualProvince.error.required": {}
  "form.providerSearch.postalCode.label": {}
  "form.providerSearch.postalCode.error.required": {}
  "form.providerSearch.postalCode.error.pattern": {}
  "form.providerSearch.phoneNumber.label": {}
  "form.providerSearch.phoneNumber.error.required": {}
  "form.providerSearch.phoneNumber.error.pattern": {}
  "form.providerResult.pauthId.label": {}
  "form.providerResult.pauthId.hint": {}
  "form.providerResult.pauthId.error.required": {}
  "form.option.AB": {}
  "form.option.BC": {}
  "form.option.MB": {}
  "form.option.NB": {}
  "form.option.NL": {}
  "form.option.NS": {}
  "form.option.NT": {}
  "form.option.NU": {}
  "form.option.ON": {}
  "form.option.PE": {}
  "form.option.QC": {}
  "form.option.SK": {}
  "form.option.YT": {}
  "form.providerSearch.firstName.error.required": {}
  "form.providerSearch.lastName.error.required": {}
  "form.treatmentForAccident.isAccident.label": {}
  "form.treatmentForAccident.isAccident.hint": {}
  "form.treatmentForAccident.isAccident.error.required": {}
  "form.treatmentForAccident.isAccidentThirdParty.label": {}
  "form.treatmentForAccident.isAccidentThirdParty.error.required": {}
  "form.treatmentForAccident.isFirstClaimForAccident.label": {}
  "form.treatmentForAccident.isFirstClaimForAccident.error.required": {}
  "form.treatmentForAccident.isWorkersCompEligible.label": {}
  "form.treatmentForAccident.isWorkersCompEligible.hint": {}
  "form.treatmentForAccident.isWorkersCompEligible.error.required": {}
  "form.error.organisationOrPerson": {}
  "claims.receipt.title": {}
  "claims.receipt.sent": {}
  "claims.receipt.reference": {}
  "claims.receipt.date": {}
  "claims.receipt.line": { readonly person: string | number; readonly date: string | number; readonly amount: string | number }
  "claims.receipt.event": { readonly person: string | number; readonly date: string | number }
  "claims.receipt.next": {}
  "claims.receipt.next.nothing": {}
  "claims.receipt.next.follow": {}
  "claims.receipt.next.paid": {}
  "claims.receipt.next.account": {}
  "claims.receipt.next.event": {}
  "claims.receipt.next.keep": {}
  "claims.receipt.next.documents": {}
  "claims.receipt.home": {}
  "claims.receipt.history": {}
  "claims.receipt.print": {}
  "claims.receipt.expected": { readonly digits: string | number }
  "claims.receipt.expected.first": { readonly digits: string | number }
  "claims.receipt.rest": {}
  "claims.receipt.claims": { readonly count: number }
  "claims.receipt.other": {}
  "claims.receipt.another": {}
  "claims.twice.title": {}
  "claims.twice.line": { readonly service: string | number; readonly date: string | number; readonly amount: string | number }
  "claims.twice.text": {}
  "claims.receipt.about": { readonly amount: string | number }
  "claims.receipt.add": {}
  "claims.receipt.next.needed": { readonly document: string | number }
  "claims.receipt.expected.account": { readonly digits: string | number }
  "claims.receipt.asked": { readonly amount: string | number }
  "claims.receipt.by": { readonly date: string | number }
  "claims.receipt.see": {}
  "claims.receipt.next.no-receipt": {}
  "page.claims.repeat": {}
  "claims.repeat.person": { readonly person: string | number }
  "claims.repeat.today": {}
  "claims.repeat.yesterday": {}
  "claims.repeat.last": { readonly amount: string | number }
  "claims.repeat.same": { readonly amount: string | number }
  "claims.repeat.rest": { readonly provider: string | number; readonly isAccident: string; readonly hasOther: string }
  "form.repeatClaim.dateOfService.label": {}
  "form.repeatClaim.dateOfService.hint": {}
  "form.repeatClaim.dateOfService.error.required": {}
  "form.repeatClaim.dateOfService.error.notFuture": {}
  "form.repeatClaim.amountPaid.label": {}
  "form.repeatClaim.amountPaid.hint": {}
  "form.repeatClaim.amountPaid.error.required": {}
  "form.repeatClaim.amountPaid.error.pattern": {}
  "form.repeatClaim.amountPaid.error.amount": {}
  "form.repeatClaim.hasPrescription.label": {}
  "form.repeatClaim.hasPrescription.error.required": {}
  "form.repeatClaim.agreement.label": {}
  "form.repeatClaim.agreement.error.required": {}
  "form.repeatClaim.agreement.error.const": {}
  "claims.service-list.lead": {}
  "claims.service-list.none": {}
  "claims.service-list.last": {}
  "claims.service-selection.lead": {}
  "form.serviceList.services.label": {}
  "form.serviceList.services.error.required": {}
  "form.serviceList.services.error.minItems": {}
  "form.serviceList.otherDescription.label": {}
  "form.serviceList.otherDescription.error.required": {}
  "form.serviceSelection.lines.label": {}
  "form.serviceSelection.lines.count.label": {}
  "form.serviceSelection.lines.count.error.required": {}
  "form.serviceSelection.lines.count.error.minimum": {}
  "form.serviceSelection.lines.count.error.maximum": {}
  "form.serviceSelection.lines.count.error.type": {}
  "form.serviceSelection.again.label": {}
  "form.serviceSelection.again.hint": {}
  "claims.service-list-vision.lead": {}
  "claims.services.none-vision": {}
  "claims.stop.too-many-lines": { readonly limit: number }
  "claims.before-start.needed": {}
  "claims.before-start.needed.receipt": {}
  "claims.before-start.needed.dental": {}
  "claims.before-start.needed.drugs": {}
  "claims.before-start.needed.processed": {}
  "claims.before-start.needed.travel": {}
  "claims.before-start.needed.wellness": {}
  "claims.before-start.needed.event": {}
  "claims.before-start.needed.doctor": {}
  "claims.before-start.needed.provider": {}
  "claims.before-start.needed.other-insurer": {}
  "form.beforeStartTravel.handledByAssistanceProvider.label": {}
  "form.beforeStartTravel.handledByAssistanceProvider.error.required": {}
  "claims.before-start.keep": {}
  "claims.before-start.saved": {}
  "status.submitted": {}
  "status.in-progress": {}
  "status.processed": {}
  "status.declined": {}
  "status.pending": {}
  "status.submitted.meaning": { readonly date: string | number }
  "status.processed.meaning": { readonly date: string | number }
  "status.declined.meaning": { readonly date: string | number }
  "status.pending.meaning": { readonly date: string | number }
  "claim-promise": { readonly days: number }
  "claim-promise.late": { readonly late: number; readonly date: string | number }
  "claim-promise.late.documents": { readonly late: number; readonly date: string | number }
  "claim-promise.ask": {}
  "claim-promise.call": { readonly phone: string | number }
  "family.label": {}
  "family.everybody": {}
  "family.several": {}
  "status.withdrawn": {}
  "status.waiting": {}
  "status.withdrawn.meaning": { readonly date: string | number }
  "claims.claim-summary.lead": {}
  "claims.attached.title": { readonly count: number }
  "claims.attached.none": {}
  "claims.attached.change": {}
  "claims.summary.type": {}
  "claims.summary.provider-type": {}
  "claims.summary.provider": {}
  "claims.summary.total": {}
  "claims.summary.edit": {}
  "claims.summary.comment": {}
  "claims.disability.hasDCIShortTermDisability": {}
  "claims.disability.hasDCILongTermDisability": {}
  "claims.disability.hasDCICriticalIllness": {}
  "claims.disability.hasLADDAccidentalDeath": {}
  "claims.disability.hasLADDAccidentalDismemberment": {}
  "claims.disability.hasLADDTerminalIllness": {}
  "form.beforeStartDisability.events.label": {}
  "form.beforeStartDisability.events.error.required": {}
  "form.beforeStartDisability.events.error.minItems": {}
  "claims.summary.answers": {}
  "claims.summary.service": {}
  "claims.summary.person": {}
  "claims.summary.comments": {}
  "claims.summary.none": {}
  "claims.summary.first.title": {}
  "claims.summary.first": {}
  "claims.summary.isAccident": {}
  "page.claims.travel-cannot-process": {}
  "claims.travel-cannot-process.lead": {}
  "claims.travel-cannot-process.handled": {}
  "claims.travel-cannot-process.not-covered": {}
  "claims.travel-cannot-process.form": {}
  "claims.travel-cannot-process.join": {}
  "claims.travel-cannot-process.mail": {}
  "claims.travel-cannot-process.contact": {}
  "form.claimType.claimType.hint": {}
  "claims.type.examples.XX-PRAC": {}
  "claims.type.examples.XX-HEAL": {}
  "claims.type.examples.XX-DENT": {}
  "claims.type.examples.XX-PHAR": {}
  "claims.type.examples.XX-VISI": {}
  "claims.type.examples.XX-TRAV": {}
  "claims.type.examples.XX-HSA": {}
  "claims.type.examples.XX-PSA": {}
  "claims.type.examples.XX-DCI": {}
  "claims.type.examples.XX-LADD": {}
  "form.providerTypeVision.purchasedOnline.label": {}
  "form.providerTypeVision.purchasedOnline.hint": {}
  "form.providerTypeVision.purchasedOnline.error.required": {}
  "form.providerTypeVision.organizationName.label": {}
  "form.providerTypeVision.organizationName.hint": {}
  "form.providerTypeVision.organizationName.error.required": {}
  "form.providerTypeVision.providerType.label": {}
  "form.providerTypeVision.providerType.error.required": {}
  "form.visionOther.description.label": {}
  "form.visionOther.description.hint": {}
  "form.visionOther.description.error.required": {}
  "form.claimDetailsVision.lines.label": {}
  "form.claimDetailsVision.lines.item": { readonly number: string | number }
  "form.claimDetailsVision.lines.add": {}
  "form.claimDetailsVision.lines.remove": { readonly number: string | number }
  "form.claimDetailsVision.lines.removed": { readonly number: string | number }
  "form.claimDetailsVision.lines.subcategory.label": {}
  "form.claimDetailsVision.lines.subcategory.error.required": {}
  "form.claimDetailsVision.lines.participantId.label": {}
  "form.claimDetailsVision.lines.participantId.error.required": {}
  "form.claimDetailsVision.lines.dateOfService.label": {}
  "form.claimDetailsVision.lines.dateOfService.hint": {}
  "form.claimDetailsVision.lines.dateOfService.error.required": {}
  "form.claimDetailsVision.lines.dateOfService.error.notFuture": {}
  "form.claimDetailsVision.lines.amountPaid.label": {}
  "form.claimDetailsVision.lines.amountPaid.hint": {}
  "form.claimDetailsVision.lines.amountPaid.error.required": {}
  "form.claimDetailsVision.lines.amountPaid.error.pattern": {}
  "form.claimDetailsVision.lines.amountPaid.error.amount": {}
  "form.claimDetailsVision.lines.hasPrescription.label": {}
  "form.claimDetailsVision.lines.hasPrescription.error.required": {}
  "claims.claim-details-vision.lead": {}
  "page.claims.start": {}
  "page.claims.claim-type": {}
  "page.claims.before-start": {}
  "page.claims.before-start-dental": {}
  "page.claims.before-start-drugs": {}
  "page.claims.before-start-disability": {}
  "page.claims.before-start-pwa": {}
  "page.claims.before-start-travel": {}
  "page.claims.before-start-hsa": {}
  "page.claims.treatment-for-accident": {}
  "page.claims.provider-type": {}
  "page.claims.provider-type-vision": {}
  "page.claims.provider-search": {}
  "page.claims.provider-results": {}
  "page.claims.service-list": {}
  "page.claims.vision-other": {}
  "page.claims.service-selection": {}
  "page.claims.claim-details": {}
  "page.claims.hsa-eligible-claims": {}
  "page.claims.hsa-eligible-claim": {}
  "page.claims.hsa": {}
  "page.claims.claim-details-vision": {}
  "page.claims.other-coverage": {}
  "page.claims.attach-documents": {}
  "page.claims.documents-to-attach": {}
  "page.claims.verify-information": {}
  "page.claims.claim-summary": {}
  "page.claims.comments": {}
  "page.claims.confirmation": {}
  "page.claims.success": {}
  "claims.title": {}
  "claims.progress": { readonly current: number; readonly total: number; readonly part: string | number }
  "claims.part.claim": {}
  "claims.part.documents": {}
  "claims.part.check": {}
  "claims.continue": {}
  "claims.back": {}
  "claims.submit": {}
  "claims.requirements": {}
  "claims.line.visit": { readonly service: string | number; readonly visit: number; readonly total: number }
  "claims.dental": {}
  "claims.stop.title": {}
  "claims.dropped.title": {}
  "claims.dropped.text": { readonly steps: string | number }
  "claims.leave.title": {}
  "claims.leave.text": {}
  "claims.leave.stay": {}
  "claims.leave.leave": {}
  "claims.cancel": {}
  "claims.leave.keep": {}
  "claims.leave.kept": {}
  "page.access.custom-contact": {}
  "contact.lead": {}
  "contact.phone": {}
  "contact.toll-free": {}
  "contact.tty": {}
  "contact.email": {}
  "contact.hours": {}
  "contact.open": { readonly time: string | number }
  "contact.open.elsewhere": { readonly time: string | number }
  "contact.closed": {}
  "contact.opens": { readonly day: string | number; readonly time: string | number }
  "contact.opens.elsewhere": { readonly day: string | number; readonly time: string | number }
  "contact.hours.line": { readonly days: string | number; readonly time: string | number }
  "contact.address": {}
  "contact.missing.title": {}
  "contact.missing.text": {}
  "page.coverage.overview": {}
  "page.coverage.predeterminations": {}
  "page.coverage.travel": {}
  "coverage.predeterminations.text": {}
  "coverage.lead": {}
  "coverage.lead.ended": {}
  "coverage.benefits.title": {}
  "coverage.card.DENTAL": {}
  "coverage.card.DRUGS": {}
  "coverage.card.EHB": {}
  "coverage.card.HOSPITAL": {}
  "coverage.card.HSA": {}
  "coverage.card.PWA": {}
  "coverage.card.LIFEDIS": {}
  "coverage.card.OPTBEN": {}
  "coverage.card.ONLINEDOCTOR": {}
  "coverage.card.TRAVEL": {}
  "coverage.card.WELLNESSMEDSECOP": {}
  "coverage.card.vision": {}
  "coverage.card.vision.text": {}
  "coverage.card.exclusion": {}
  "coverage.card.exclusion.text": {}
  "coverage.card.left": { readonly service: string | number; readonly amount: string | number }
  "coverage.none": {}
  "coverage.none.text": {}
  "coverage.booklet.download": {}
  "coverage.booklet.unavailable": {}
  "coverage.person": {}
  "coverage.people.none": {}
  "coverage.people.none.text": {}
  "coverage.words": {}
  "coverage.provisions.overall": {}
  "coverage.retirement.title": {}
  "coverage.retirement.left": { readonly amount: string | number }
  "coverage.retirement.more": {}
  "coverage.now.ONLINEDOCTOR": {}
  "coverage.now.ONLINEDOCTOR.text": {}
  "coverage.now.ONLINEDOCTOR.open": {}
  "coverage.print": {}
  "coverage.card.ASSIST": {}
  "coverage.card.REFUGEE": {}
  "coverage.services.place": { readonly category: string | number; readonly subcategory: string | number }
  "search.words.group.vision": {}
  "search.words.group.medical-equipment": {}
  "search.words.group.orthopedic-shoes": {}
  "search.words.group.braces-supports": {}
  "search.words.group.hearing": {}
  "search.words.group.prosthetics": {}
  "search.words.group.nursing": {}
  "search.words.group.ambulance": {}
  "search.words.group.hospital": {}
  "page.coverage.life": {}
  "page.coverage.optional": {}
  "coverage.life.lead": {}
  "coverage.life.none": {}
  "coverage.optional.lead": {}
  "coverage.optional.none": {}
  "coverage.insurance.none.text": {}
  "coverage.insurance.beneficiaries": {}
  "coverage.insurance.same": { readonly benefits: string | number }
  "coverage.insurance.DesignatedBeneficiary": { readonly name: string | number }
  "coverage.insurance.AssignedBeneficiary": { readonly name: string | number }
  "coverage.insurance.share": { readonly percent: number }
  "coverage.insurance.shares": { readonly percent: number }
  "coverage.insurance.trustee": { readonly name: string | number; readonly beneficiary: string | number }
  "coverage.insurance.trustee.minor": { readonly name: string | number }
  "coverage.insurance.unnamed": {}
  "coverage.insurance.unnamed.text": { readonly benefits: string | number }
  "coverage.insurance.untrusted": {}
  "coverage.insurance.untrusted.text": { readonly names: string | number }
  "coverage.insurance.change": {}
  "coverage.insurance.change.text": {}
  "coverage.insurance.life": {}
  "coverage.insurance.totals": {}
  "coverage.insurance.totals.text": {}
  "coverage.insurance.claim.title": {}
  "coverage.insurance.claim.text": {}
  "coverage.insurance.claim.typed": {}
  "coverage.insurance.sum": { readonly label: string | number; readonly amount: string | number }
  "page.coverage.exclusion": {}
  "coverage.exclusion.lead": {}
  "coverage.exclusion.people": {}
  "coverage.exclusion.none": {}
  "coverage.exclusion.none.text": {}
  "coverage.exclusion.private": {}
  "coverage.exclusion.meaning": {}
  "coverage.exclusion.meaning.text": {}
  "coverage.exclusion.meaning.ask": {}
  "page.coverage.retirement": {}
  "coverage.retirement.lead": {}
  "coverage.retirement.this-year": {}
  "coverage.retirement.report": {}
  "coverage.retirement.report.text": {}
  "coverage.retirement.report.download": {}
  "coverage.retirement.none": {}
  "coverage.retirement.none.text": {}
  "page.coverage.online-doctors": {}
  "coverage.online-doctors.lead": {}
  "coverage.online-doctors.none": {}
  "coverage.online-doctors.open": {}
  "coverage.online-doctors.closed": {}
  "coverage.online-doctors.beside": {}
  "coverage.online-doctors.card": {}
  "coverage.online-doctors.care": {}
  "coverage.programmes.none.text": {}
  "coverage.programmes.none": {}
  "coverage.programmes.unknown": {}
  "coverage.programmes.more": {}
  "coverage.programmes.policy": {}
  "coverage.programmes.certificate": {}
  "coverage.programmes.danger": {}
  "coverage.programmes.private": {}
  "coverage.travel.lead": {}
  "coverage.travel.before": {}
  "coverage.travel.before.booklet": {}
  "coverage.travel.before.health": {}
  "coverage.travel.before.other": {}
  "coverage.travel.before.card": {}
  "coverage.travel.emergency": {}
  "coverage.travel.emergency.danger": {}
  "coverage.travel.emergency.call": {}
  "coverage.travel.emergency.say": {}
  "coverage.travel.emergency.keep": {}
  "coverage.travel.after": {}
  "coverage.travel.after.gather": {}
  "coverage.travel.after.provider": {}
  "coverage.travel.link": {}
  "coverage.travel.call.card": {}
  "coverage.travel.phone": {}
  "coverage.travel.phone.abroad": {}
  "coverage.travel.claim": {}
  "coverage.travel.claim.text": {}
  "page.coverage.assistance": {}
  "coverage.assistance.lead": {}
  "coverage.assistance.when": {}
  "coverage.assistance.when.worry": {}
  "coverage.assistance.when.offer": {}
  "coverage.assistance.private.portal": {}
  "coverage.assistance.link": {}
  "coverage.assistance.call.ask": {}
  "coverage.assistance.phone": {}
  "page.coverage.refugee": {}
  "coverage.refugee.lead": {}
  "coverage.refugee.pays": {}
  "coverage.refugee.pays.program": {}
  "coverage.refugee.pays.ask": {}
  "coverage.refugee.visit": {}
  "coverage.refugee.visit.document": {}
  "coverage.refugee.visit.bill": {}
  "coverage.refugee.visit.interpreter": {}
  "coverage.refugee.link": {}
  "page.coverage.second-opinion": {}
  "coverage.second-opinion.lead": {}
  "coverage.second-opinion.when": {}
  "coverage.second-opinion.when.doubt": {}
  "coverage.second-opinion.send": {}
  "coverage.second-opinion.send.card": {}
  "coverage.second-opinion.send.papers": {}
  "coverage.second-opinion.send.service": {}
  "coverage.second-opinion.time": {}
  "coverage.second-opinion.time.service": {}
  "coverage.second-opinion.private.choice": {}
  "coverage.second-opinion.private.portal": {}
  "coverage.second-opinion.link": {}
  "error.name.rhip-amount": {}
  "error.name.rhip-report": {}
  "page.coverage.dental": {}
  "page.coverage.dental-alternate": {}
  "page.coverage.dental-codes": {}
  "page.coverage.dental-usage": {}
  "coverage.dental.lead": {}
  "coverage.dental-alternate.lead": {}
  "coverage.dental-codes.lead": {}
  "coverage.dental-codes.text": {}
  "coverage.dental-usage.lead": {}
  "coverage.dental-usage.text": {}
  "coverage.dental.services": {}
  "coverage.dental.more": {}
  "coverage.dental.none": {}
  "coverage.dental.none.text": {}
  "coverage.dental.search.title": {}
  "coverage.dental.search.go": {}
  "coverage.dental.last": {}
  "coverage.dental.last.added": { readonly code: string | number }
  "coverage.dental.found": { readonly count: number }
  "coverage.dental.found.none": {}
  "coverage.dental.found.none.check": {}
  "coverage.dental.refused": { readonly count: number; readonly codes: string | number }
  "coverage.dental.guide": {}
  "coverage.dental.percent": {}
  "coverage.dental.percent.value": { readonly percent: number }
  "coverage.dental.plan": {}
  "coverage.dental.you": {}
  "coverage.dental.again": {}
  "coverage.dental.again.from": { readonly date: string | number }
  "coverage.dental.total": {}
  "coverage.dental.promise": {}
  "coverage.dental.ask": {}
  "coverage.dental-usage.caption": {}
  "coverage.dental-usage.service": {}
  "coverage.dental-usage.code": {}
  "coverage.dental-usage.lastServiceDate": {}
  "coverage.dental-usage.nextServiceDate": {}
  "coverage.dental-usage.unlimited": {}
  "coverage.dental-usage.none": {}
  "coverage.dental-usage.none.text": {}
  "form.dentalSearch.specialty.label": {}
  "form.dentalSearch.specialty.placeholder": {}
  "form.dentalSearch.province.label": {}
  "form.dentalSearch.province.placeholder": {}
  "form.dentalSearch.codes.label": {}
  "form.dentalSearch.codes.hint": {}
  "form.dentalSearch.codes.error.codes": { readonly max: string | number; readonly digits: string | number }
  "coverage.dental.code": { readonly code: string | number }
  "form.error.codes": { readonly max: string | number; readonly digits: string | number }
  "form.dentalSearch.codes.error.required": {}
  "page.coverage.drugs": {}
  "page.coverage.drugs-comparable": {}
  "page.coverage.drugs-generics": {}
  "coverage.drugs.lead": {}
  "coverage.drugs.lead.words": {}
  "coverage.drugs.search.title": {}
  "coverage.drugs.search.go": {}
  "form.drugSearch.drugNameOrDin.label": {}
  "form.drugSearch.drugNameOrDin.hint": {}
  "form.drugSearch.drugNameOrDin.error.required": {}
  "coverage.drugs.found": { readonly count: number }
  "coverage.drugs.none.text": {}
  "coverage.drugs.more": { readonly count: number }
  "coverage.drugs.din": { readonly din: string | number }
  "coverage.drugs.generic": {}
  "coverage.drugs.brand": {}
  "coverage.drugs.tier": { readonly tier: number }
  "coverage.drugs.chip.covered": {}
  "coverage.drugs.chip.authorization": {}
  "coverage.drugs.chip.refused": {}
  "coverage.drugs.verdict.covered": { readonly name: string | number }
  "coverage.drugs.verdict.authorization": { readonly name: string | number }
  "coverage.drugs.verdict.refused": { readonly name: string | number }
  "coverage.drugs.pays": { readonly amount: string | number }
  "coverage.drugs.pays.all": { readonly amount: string | number }
  "coverage.drugs.share": { readonly name: string | number }
  "coverage.drugs.share.all": { readonly name: string | number }
  "coverage.drugs.unknown": {}
  "coverage.drugs.unknown.text": {}
  "coverage.drugs.fact.name": {}
  "coverage.drugs.fact.din": {}
  "coverage.drugs.fact.ingredient": {}
  "coverage.drugs.fact.form": {}
  "coverage.drugs.fact.kind": {}
  "coverage.drugs.fact.tier": {}
  "coverage.drugs.notes": {}
  "coverage.drugs.note.condCopay": {}
  "coverage.drugs.note.copayVary": {}
  "coverage.drugs.note.hasMac": {}
  "coverage.drugs.note.ramq": {}
  "coverage.drugs.nearest": {}
  "coverage.drugs.nearest.generic": { readonly name: string | number }
  "coverage.drugs.nearest.comparable": { readonly name: string | number }
  "coverage.drugs.see": { readonly name: string | number }
  "coverage.drugs.authorization": {}
  "coverage.drugs.authorization.text": {}
  "coverage.drugs.authorization.drug": { readonly name: string | number; readonly din: string | number }
  "coverage.drugs.authorization.card": {}
  "coverage.drugs.authorization.tried": {}
  "coverage.drugs.authorization.results": {}
  "coverage.drugs.authorization.wait": {}
  "coverage.drugs.costs": {}
  "coverage.drugs.costs.text": {}
  "coverage.drugs.cost.price": {}
  "coverage.drugs.cost.fee": {}
  "coverage.drugs.cost.percent": {}
  "coverage.drugs.percent": { readonly percent: number }
  "coverage.drugs.percent.mac": { readonly percent: number }
  "coverage.drugs.cost.plan": {}
  "coverage.drugs.cost.you": {}
  "coverage.drugs.compare": {}
  "coverage.drugs.compare.generic": { readonly name: string | number }
  "coverage.drugs.compare.comparable": { readonly name: string | number }
  "coverage.drugs.difference.less": { readonly amount: string | number; readonly name: string | number }
  "coverage.drugs.difference.more": { readonly amount: string | number; readonly name: string | number }
  "coverage.drugs.difference.same": { readonly name: string | number }
  "coverage.drugs.difference.ask": { readonly name: string | number }
  "coverage.drugs.family": {}
  "coverage.drugs.family.show": {}
  "coverage.drugs.others": {}
  "coverage.drugs.claim": {}
  "coverage.drugs.sheet": {}
  "coverage.drugs.sheet.title": {}
  "coverage.drugs.sheet.generics": {}
  "coverage.drugs.to-search": {}
  "coverage.drugs.to-drug": {}
  "coverage.drugs-comparable.lead": {}
  "coverage.drugs-comparable.none": {}
  "coverage.drugs-comparable.none.text": {}
  "coverage.drugs-generics.lead": {}
  "coverage.drugs-generics.none": {}
  "coverage.drugs-generics.none.text": {}
  "form.error.din": {}
  "form.error.drugName": { readonly min: number; readonly max: number }
  "page.coverage.hospital": {}
  "page.coverage.hospital-service": {}
  "page.coverage.hospital-alternate": {}
  "page.coverage.hospital-family": {}
  "page.coverage.hospital-suppressed": {}
  "page.coverage.hospital-words": {}
  "page.coverage.health": {}
  "page.coverage.health-service": {}
  "page.coverage.health-alternate": {}
  "page.coverage.health-family": {}
  "page.coverage.health-suppressed": {}
  "coverage.services.lead": {}
  "coverage.families.lead": {}
  "coverage.suppressed.lead": {}
  "coverage.services.search": {}
  "coverage.services.search.hint": {}
  "coverage.services.found": { readonly count: number }
  "coverage.services.nothing": {}
  "coverage.services.provisions": {}
  "coverage.services.eligibility": {}
  "coverage.services.claimRequirements": {}
  "coverage.services.rule": { readonly percent: number; readonly amount: string | number }
  "coverage.services.related": {}
  "coverage.services.none.text": {}
  "coverage.hospital.none": {}
  "coverage.health.none": {}
  "coverage.services.unknown": {}
  "coverage.services.unknown.text": {}
  "coverage.hospital.to-list": {}
  "coverage.health.to-list": {}
  "coverage.families.code": { readonly code: string | number }
  "coverage.families.overall": {}
  "coverage.providers.title": {}
  "coverage.providers.city": {}
  "coverage.providers.city.missing": {}
  "coverage.providers.province": {}
  "coverage.providers.province.choose": {}
  "coverage.providers.province.missing": {}
  "coverage.providers.search": {}
  "coverage.providers.found": { readonly count: number }
  "coverage.providers.none": {}
  "coverage.providers.distance": { readonly km: number }
  "coverage.providers.direct": {}
  "coverage.providers.map": {}
  "coverage.providers.claim": {}
  "estimate.share": {}
  "estimate.share.text": {}
  "estimate.shared": {}
  "estimate.share.by-hand": {}
  "estimate.ask": {}
  "coverage.providers.keep": {}
  "dashboard.greeting.morning": { readonly name: string | number }
  "dashboard.greeting.afternoon": { readonly name: string | number }
  "dashboard.greeting.evening": { readonly name: string | number }
  "dashboard.lead": { readonly count: number }
  "dashboard.suspended.title": {}
  "dashboard.suspended.text": {}
  "dashboard.ended.title": {}
  "dashboard.ended.text": {}
  "dashboard.older": { readonly count: number }
  "dashboard.recent.title": {}
  "dashboard.recent.all": {}
  "dashboard.recent.empty": {}
  "dashboard.recent.claim": { readonly service: string | number; readonly person: string | number }
  "dashboard.recent.what": { readonly type: string | number; readonly date: string | number }
  "dashboard.recent.paid": {}
  "dashboard.recent.submitted": {}
  "dashboard.links.submit": {}
  "dashboard.balance.hsa": {}
  "dashboard.balance.pwa": {}
  "dashboard.info.title": {}
  "dashboard.info.lead": {}
  "dashboard.info.lead.SBC": {}
  "dashboard.info.card": {}
  "dashboard.info.dismiss": {}
  "dashboard.info.dismissed": {}
  "dashboard.info.undo": {}
  "dashboard.links.card": {}
  "dashboard.links.premium": {}
  "dashboard.links.coverage": {}
  "dashboard.suspended.contact": {}
  "dashboard.balance.more": {}
  "dashboard.recent.received": { readonly date: string | number }
  "dashboard.links.use-hsa": {}
  "dashboard.first.title": {}
  "dashboard.turn.title": {}
  "dashboard.turn.nothing": { readonly time: string | number }
  "dashboard.turn.draft": { readonly date: string | number }
  "dashboard.turn.resume": {}
  "dashboard.turn.owed": { readonly amount: string | number }
  "dashboard.turn.returned": { readonly amount: string | number; readonly date: string | number }
  "dashboard.turn.expires": { readonly amount: string | number; readonly date: string | number }
  "dashboard.turn.deposit": {}
  "dashboard.turn.coverage": {}
  "dashboard.turn.card": {}
  "dashboard.turn.pay": {}
  "dashboard.turn.see-owed": {}
  "dashboard.turn.use": {}
  "dashboard.turn.see-account": {}
  "dashboard.turn.set-up": {}
  "dashboard.turn.see-deposit": {}
  "dashboard.suspended.call": { readonly phone: string | number }
  "dashboard.money.open": {}
  "dashboard.money.claims": { readonly count: number }
  "dashboard.money.paid": {}
  "dashboard.money.on": { readonly date: string | number }
  "dashboard.recent.none-of": { readonly person: string | number }
  "dashboard.lead.declined": { readonly count: number }
  "dashboard.lead.paid": { readonly amount: string | number; readonly date: string | number }
  "dashboard.lead.notifications": { readonly count: number }
  "dashboard.turn.document": { readonly document: string | number }
  "dashboard.turn.document.until": { readonly document: string | number; readonly date: string | number }
  "dashboard.turn.document.claim": { readonly date: string | number; readonly service: string | number; readonly person: string | number }
  "dashboard.turn.add": {}
  "dashboard.recent.empty.none": {}
  "direct-deposit.lead": {}
  "direct-deposit.on-file": {}
  "direct-deposit.none": {}
  "direct-deposit.needed": {}
  "direct-deposit.set-up": {}
  "direct-deposit.change": {}
  "direct-deposit.paper": {}
  "direct-deposit.edit.lead": {}
  "direct-deposit.save": {}
  "direct-deposit.cancel": {}
  "direct-deposit.saving": {}
  "direct-deposit.saved": {}
  "direct-deposit.keep": {}
  "direct-deposit.remove": {}
  "direct-deposit.paper.title": {}
  "direct-deposit.form": {}
  "direct-deposit.review": {}
  "direct-deposit.review.title": {}
  "direct-deposit.review.text": {}
  "direct-deposit.success": {}
  "direct-deposit.success.changed": {}
  "direct-deposit.success.claim": {}
  "direct-deposit.success.view": {}
  "direct-deposit.success.home": {}
  "direct-deposit.remove.lead": {}
  "direct-deposit.remove.none": {}
  "direct-deposit.remove.view": {}
  "direct-deposit.removing": {}
  "direct-deposit.removed": {}
  "page.account.documents": {}
  "documents.lead": {}
  "documents.kind.statement": {}
  "documents.kind.tax-receipt": {}
  "documents.kind.letter": {}
  "documents.kind.booklet": {}
  "documents.issued": { readonly date: string | number }
  "documents.issued.size": { readonly date: string | number; readonly size: string | number }
  "documents.download": {}
  "documents.download.of": { readonly title: string | number }
  "documents.empty": {}
  "documents.empty.text": {}
  "documents.none": {}
  "documents.none.text": {}
  "documents.back": {}
  "form.files.drop": {}
  "form.files.choose": {}
  "form.files.takePhoto": {}
  "form.files.list": {}
  "form.files.remove": { readonly name: string | number }
  "form.files.added": { readonly count: number }
  "form.files.removed": { readonly name: string | number }
  "form.files.undo": {}
  "form.error.file.extension": { readonly name: string | number; readonly types: string | number }
  "form.error.file.content": { readonly name: string | number }
  "form.error.file.empty": { readonly name: string | number }
  "form.error.file.size": { readonly name: string | number; readonly each: string | number }
  "form.error.file.duplicate": { readonly name: string | number }
  "form.error.file.count": { readonly name: string | number; readonly count: number }
  "form.error.file.total": { readonly name: string | number; readonly total: string | number }
  "form.error.file.unreadable": { readonly name: string | number }
  "form.attachDocuments.files.label": {}
  "form.attachDocuments.files.hint": {}
  "form.attachDocuments.files.optional": {}
  "form.slow": {}
  "form.required": {}
  "form.optional": {}
  "form.summary": { readonly count: number }
  "form.yes": {}
  "form.no": {}
  "form.choose": {}
  "form.remaining": { readonly count: number }
  "form.tooMany": { readonly count: number }
  "form.date.day": {}
  "form.date.month": {}
  "form.date.year": {}
  "form.date.choose": {}
  "form.date.previousMonth": {}
  "form.date.nextMonth": {}
  "form.records.more": { readonly shown: number; readonly total: number }
  "form.list.item": { readonly number: string | number }
  "form.error.required": {}
  "form.error.type": {}
  "form.error.enum": {}
  "form.error.const": {}
  "form.error.pattern": {}
  "form.error.minLength": {}
  "form.error.maxLength": { readonly limit: number }
  "form.error.minimum": { readonly limit: number }
  "form.error.maximum": { readonly limit: number }
  "form.error.minItems": {}
  "form.error.maxItems": { readonly limit: number }
  "form.error.uniqueItems": {}
  "form.error.date8": {}
  "form.error.notFuture": {}
  "form.error.amount": { readonly min: string | number; readonly max: string | number }
  "form.error.max_value": { readonly limit: string | number }
  "form.error.atMostLines": { readonly limit: number }
  "form.summary.line": { readonly title: string | number; readonly message: string | number }
  "form.list.add": {}
  "form.list.remove": { readonly number: string | number }
  "form.list.removeShort": {}
  "form.list.removed": { readonly number: string | number }
  "form.list.undo": {}
  "form.error.email": {}
  "form.error.equal_to": {}
  "form.error.length": {}
  "form.error.digits": {}
  "form.error.max": {}
  "form.error.notBefore1900": {}
  "form.error.fromNotAfterTo": {}
  "form.error.phone": {}
  "form.error.postalCode": {}
  "form.error.atLeastOneOf": {}
  "form.review.change": {}
  "form.summary.corrected": { readonly message: string | number }
  "form.title.failed": { readonly title: string | number }
  "page.history.combined": {}
  "page.history.claims": {}
  "page.history.details": {}
  "history.to-payments": {}
  "history.lead": {}
  "history.caption": { readonly from: string | number; readonly to: string | number }
  "history.found": { readonly person: string; readonly period: string | number; readonly count: number }
  "history.download": {}
  "history.max": { readonly limit: number }
  "history.column.date": {}
  "history.column.service": {}
  "history.column.person": {}
  "history.column.status": {}
  "history.column.submittedAmount": {}
  "history.column.cobAmount": {}
  "history.column.totalPaidAmount": {}
  "history.none": {}
  "history.details-of": { readonly service: string | number; readonly date: string | number; readonly person: string | number }
  "history.previous": {}
  "history.next": {}
  "history.range": { readonly from: number; readonly to: number; readonly total: number }
  "history.sort-by": {}
  "history.sort-option": { readonly kind: string; readonly direction: string; readonly header: string | number }
  "history.empty.title": {}
  "history.empty.text": {}
  "history.details.download": {}
  "history.details.amounts": {}
  "history.details.participantName": {}
  "history.details.benefitDescription": {}
  "history.details.providerName": {}
  "history.details.claimId": {}
  "history.details.serviceDate": {}
  "history.details.dateReceived": {}
  "history.details.dateProcessed": {}
  "history.details.submittedAmount": {}
  "history.details.excludedAmount": {}
  "history.details.eligibleAmount": {}
  "history.details.deductibleAmount": {}
  "history.details.cobAmount": {}
  "history.details.coinsurance": {}
  "history.details.percent": { readonly percent: number }
  "history.details.paidAmount": {}
  "history.details.spendingAccountPaidAmount": {}
  "history.details.totalPaidAmount": {}
  "history.payment.deposit": { readonly date: string | number; readonly digits: string | number }
  "history.payment.deposit-plain": { readonly date: string | number }
  "history.payment.provider": { readonly date: string | number }
  "history.payment.cheque": { readonly date: string | number }
  "history.column.details": {}
  "history.show": {}
  "history.hide": {}
  "history.show-line": { readonly service: string | number; readonly date: string | number }
  "history.hide-line": { readonly service: string | number; readonly date: string | number }
  "history.caption.processed": { readonly from: string | number; readonly to: string | number }
  "history.download.everybody": {}
  "history.line.code": {}
  "history.line.pharmacy": {}
  "history.benefit.OOP": {}
  "history.benefit.HOSP": {}
  "history.benefit.DRUG": {}
  "history.benefit.DNTL": {}
  "history.benefit.CHLTH": {}
  "history.station.received": {}
  "history.station.processing": {}
  "history.station.processed": {}
  "history.station.declined": {}
  "history.station.paid": {}
  "history.station.now": {}
  "history.station.next": {}
  "history.story.declined": {}
  "history.story.no-reason": {}
  "history.story.event.title": {}
  "history.story.event": {}
  "history.story.amounts": { readonly amount: string | number }
  "history.story.paid": {}
  "history.story.payment": {}
  "history.story.payment.of": { readonly date: string | number }
  "history.story.steps": {}
  "history.details.lead": { readonly person: string | number; readonly date: string | number }
  "history.story.now": {}
  "history.story.again": {}
  "history.story.again.corrected": {}
  "history.story.rest": {}
  "history.share.plan": {}
  "history.share.account": {}
  "history.share.otherInsurer": {}
  "history.share.deductible": {}
  "history.share.share": {}
  "history.share.excluded": {}
  "history.details.payment": {}
  "history.story.yours": {}
  "history.story.next": { readonly date: string | number }
  "history.calendar.next": { readonly service: string | number }
  "history.filter.search": {}
  "history.filter.incomplete.title": {}
  "history.filter.incomplete.text": { readonly months: number }
  "form.fromDate.label": {}
  "form.fromDate.error.required": {}
  "form.toDate.label": {}
  "form.toDate.error.required": {}
  "history.filter.everybody": {}
  "history.filter.by": {}
  "history.filter.more": {}
  "history.filter.every-benefit": {}
  "form.historyFilter.participantId.label": {}
  "form.historyFilter.benefitCode.label": {}
  "form.historyFilter.searchBy.label": {}
  "form.historyFilter.searchBy.option.service": {}
  "form.historyFilter.searchBy.option.processed": {}
  "form.historyFilter.from.label": {}
  "form.historyFilter.from.error.required": {}
  "form.historyFilter.to.label": {}
  "form.historyFilter.to.error.required": {}
  "history.year.period": {}
  "history.year.this-year": {}
  "history.year.last-year": {}
  "history.year.three-months": {}
  "history.year.other": {}
  "history.year.twelve-months": {}
  "history.year.totals": {}
  "history.year.claimed": {}
  "history.year.paid": {}
  "history.year.otherInsurer": {}
  "history.year.yours": {}
  "history.year.by-person": {}
  "history.year.by-person.paid": {}
  "history.year.waiting": { readonly count: number; readonly amount: string | number }
  "history.year.words": {}
  "history.year.found": { readonly count: number; readonly total: number }
  "history.year.csv": {}
  "history.year.csv.file": { readonly from: string | number; readonly to: string | number }
  "form.error.withinMonths": { readonly months: number }
  "footer.legal.p1": {}
  "footer.legal.p2": {}
  "footer.cookies.p1": {}
  "footer.cookies.p2": {}
  "footer.accessibility.p1": {}
  "footer.accessibility.p2": {}
  "limits.title": {}
  "limits.left": { readonly amount: string | number }
  "limits.none-left": { readonly date: string | number }
  "limits.used": { readonly used: string | number; readonly maximum: string | number }
  "limits.percent": { readonly percent: number }
  "limits.as-of": { readonly from: string | number; readonly to: string | number; readonly date: string | number }
  "limits.as-of.year": { readonly year: string | number; readonly date: string | number }
  "limits.none-used": { readonly date: string | number }
  "limits.untouched": { readonly count: number }
  "limits.deductible": {}
  "limits.deductible.paid": { readonly met: string | number; readonly amount: string | number }
  "limits.deductible.met": {}
  "limits.all": {}
  "spending.period.left": {}
  "spending.period.left-of": { readonly all: string | number }
  "spending.period.share": { readonly left: string | number; readonly all: string | number }
  "spending.period.share-of-period": { readonly left: string | number; readonly all: string | number }
  "spending.period.first": { readonly amount: string | number; readonly date: string | number }
  "spending.period.then": { readonly amount: string | number; readonly date: string | number }
  "spending.period.as-of": { readonly from: string | number; readonly to: string | number; readonly date: string | number }
  "spending.claim": {}
  "limits.retirement.as-of": { readonly date: string | number }
  "estimate.title": {}
  "estimate.cost": {}
  "estimate.cost.unclear": {}
  "estimate.visits": {}
  "estimate.pays": { readonly amount: string | number; readonly cost: string | number }
  "estimate.part.planPays": {}
  "estimate.part.deductible": {}
  "estimate.part.share": {}
  "estimate.part.aboveVisit": {}
  "estimate.part.aboveYear": {}
  "estimate.part.notYet": {}
  "estimate.part.withoutPrescription": {}
  "estimate.rule": { readonly percent: number }
  "estimate.rule.visit": { readonly percent: number; readonly amount: string | number }
  "estimate.left": { readonly before: string | number; readonly after: string | number }
  "estimate.promise": {}
  "estimate.claim": {}
  "estimate.total": {}
  "estimate.expected": { readonly amount: string | number }
  "estimate.expected.first": { readonly amount: string | number }
  "estimate.claimed": { readonly cost: string | number }
  "estimate.claimed.left": { readonly cost: string | number; readonly left: string | number }
  "estimate.each": { readonly service: string | number; readonly amount: string | number; readonly cost: string | number }
  "estimate.each.unknown": { readonly service: string | number; readonly cost: string | number }
  "estimate.without-prescription": { readonly count: number }
  "estimate.calculation": {}
  "page.access.token-validation": {}
  "page.access.error-validating-token": {}
  "page.access.invalid": {}
  "page.access.expired": {}
  "page.access.used-token": {}
  "page.access.invalid-link": {}
  "page.access.expired-link": {}
  "page.access.expired-session": {}
  "page.access.update-email": {}
  "page.access.confirm-email-change": {}
  "links.to-reset": {}
  "links.to-activate": {}
  "links.error.lead": {}
  "links.error.retry": {}
  "links.invalid.lead": {}
  "links.used.lead": {}
  "links.invalid-link.lead": {}
  "links.expired.lead": {}
  "links.expired-session.lead": {}
  "links.renew": {}
  "links.renew.sent": {}
  "links.update-email.lead": {}
  "links.update-email.old": {}
  "links.update-email.new": {}
  "links.update-email.confirm": {}
  "links.update-email.keep": {}
  "form.updateEmail.oldUsername.label": {}
  "form.updateEmail.oldUsername.hint": {}
  "form.updateEmail.oldUsername.error.required": {}
  "links.email.done": {}
  "links.email.login": { readonly address: string | number }
  "links.email.refused": {}
  "links.email.waiting": {}
  "links.email.go-on": {}
  "links.email.unknown": {}
  "links.expired.lead-without": {}
  "links.error.lead-without": {}
  "links.email.refused.lead": {}
  "page.demo.switchboard": {}
  "page.demo.history": {}
  "page.demo.fuzzy": {}
  "shell.breadcrumbs": {}
  "shell.back-to": { readonly page: string | number }
  "nav.label": {}
  "nav.quick": {}
  "nav.quick.submit": {}
  "nav.quick.card": {}
  "nav.open": {}
  "nav.home": {}
  "nav.claims": {}
  "nav.submit-claim": {}
  "nav.history": {}
  "nav.find-form": {}
  "nav.find-professional": {}
  "nav.account": {}
  "nav.log-out": {}
  "banner.success": {}
  "banner.dismiss": {}
  "logout.title": {}
  "logout.text": {}
  "logout.draft": {}
  "logout.draft-kept": {}
  "timeout.title": {}
  "timeout.text": { readonly minutes: number }
  "timeout.last-minute": {}
  "reauthentication.title": {}
  "reauthentication.text": {}
  "password-dialog.password": {}
  "password-dialog.required": {}
  "password-dialog.too-long": { readonly limit: number }
  "password-dialog.show": {}
  "password-dialog.hide": {}
  "password-dialog.continue": {}
  "password-dialog.log-out": {}
  "deposit-missing.title": {}
  "deposit-missing.text": {}
  "deposit-missing.text-paper": {}
  "deposit-missing.set-up": {}
  "deposit-missing.later": {}
  "deposit-missing.download": {}
  "deposit-missing.ok": {}
  "download.busy": {}
  "download.done": {}
  "page.dashboard.home": {}
  "nav.payment-information": {}
  "nav.coverage": {}
  "nav.coverage.overview": {}
  "nav.claim-history": {}
  "nav.payment-history": {}
  "nav.connected-care": {}
  "nav.connected-care.badge": {}
  "nav.help-centre": {}
  "nav.contact-us": {}
  "nav.manage-account": {}
  "nav.member-card": {}
  "error.name.getDirectDeposit": {}
  "pending-services.title": { readonly count: number }
  "pending-services.item": { readonly service: string | number; readonly date: string | number; readonly amount: string | number }
  "page.account.home": {}
  "claim-waiting.title": {}
  "claim-waiting.text": {}
  "claim-waiting.return": {}
  "claim-unfinished.title": {}
  "claim-unfinished.text": {}
  "claim-unfinished.continue": {}
  "error.name.formLoading": {}
  "error.name.formElsewhere": {}
  "error.name.windowBlocked": {}
  "shell.policy-missing.title": {}
  "shell.policy-missing.text": {}
  "shell.print": { readonly name: string | number; readonly policy: string | number; readonly date: string | number }
  "nav.search": {}
  "shell.print.member": { readonly member: string | number; readonly date: string | number }
  "error.name.changePassword": {}
  "error.name.changePassword.unsure": {}
  "form.password.show": {}
  "form.password.hide": {}
  "form.password.error.required": {}
  "form.password.error.minLength": {}
  "form.password.error.pattern": {}
  "form.password.error.maxLength": { readonly limit: number }
  "form.password.error.equal_to": {}
  "form.password.requirement.title": {}
  "form.password.requirement.met": {}
  "form.password.requirement.unmet": {}
  "form.password.requirement.length": { readonly min: string | number; readonly max: string | number }
  "form.password.requirement.lower": {}
  "form.password.requirement.upper": {}
  "form.password.requirement.digit": {}
  "form.error.complexity": {}
  "page.account.notifications": {}
  "notifications.lead": {}
  "notifications.list.title": {}
  "notifications.list.empty": {}
  "notifications.list.new": {}
  "notifications.kind.claimDecided": { readonly claim: string }
  "notifications.kind.claimPaid": { readonly amount: string }
  "notifications.kind.documentNeeded": { readonly claim: string }
  "notifications.kind.moneyExpiring": {}
  "notifications.kind.coveredAgain": {}
  "notifications.kind.other": {}
  "notifications.claim.claimDecided": { readonly service: string | number; readonly person: string | number; readonly status: string; readonly amount: string | number }
  "notifications.claim.documentNeeded": { readonly service: string | number; readonly person: string | number }
  "notifications.note": { readonly date: string | number; readonly claim: string | number }
  "notifications.emails.title": {}
  "notifications.account": {}
  "notifications.none": {}
  "form.notificationPreferences.claimDecided.label": {}
  "form.notificationPreferences.claimPaid.label": {}
  "form.notificationPreferences.documentNeeded.label": {}
  "form.notificationPreferences.moneyExpiring.label": {}
  "form.notificationPreferences.coveredAgain.label": {}
  "notifications.save": {}
  "notifications.saving": {}
  "notifications.saved": {}
  "notifications.unsure": {}
  "notifications.cancel": {}
  "notifications.changed.title": {}
  "notifications.changed.text": {}
  "notifications.changed.save": {}
  "notifications.on": {}
  "notifications.off": {}
  "other-coverage.label": {}
  "other-coverage.unknown": {}
  "other-coverage.none": {}
  "other-coverage.active": { readonly insurer: string | number; readonly date: string | number }
  "other-coverage.ended": { readonly insurer: string | number; readonly date: string | number }
  "other-coverage.on-file": { readonly told: string | number }
  "other-coverage.of": { readonly person: string | number; readonly coverage: string | number }
  "other-coverage.another": {}
  "other-coverage.change": {}
  "other-coverage.tell": {}
  "other-coverage.of-person": { readonly person: string | number }
  "form.otherCoverage.doesMemberHaveOtherCov.label": {}
  "form.otherCoverage.doesMemberHaveOtherCov.error.required": {}
  "passkey.sign-in": {}
  "passkey.renew": {}
  "passkey.problem.timeout": {}
  "passkey.problem.exists": {}
  "passkey.problem.address": {}
  "passkey.problem.unsupported": {}
  "passkey.problem.failed": {}
  "passkey.problem.other-member": { readonly member: string | number }
  "passkey.error.refused": {}
  "passkey.error.late": {}
  "passkey.error.unknown": {}
  "passkey.error.unsure": {}
  "page.account.passkey-offer": {}
  "passkey.offer.lead": {}
  "passkey.offer.where": {}
  "passkey.offer.password": {}
  "passkey.offer.decline": {}
  "passkey.create": {}
  "passkey.created": { readonly name: string | number }
  "page.account.security": {}
  "security.lead": {}
  "security.method": {}
  "security.method.password": {}
  "security.method.passkeys": { readonly count: number }
  "security.passkeys": {}
  "security.passkeys.none": {}
  "security.passkeys.unsupported": {}
  "security.passkey.made": { readonly date: string | number }
  "security.passkey.used": { readonly date: string | number; readonly used: string | number }
  "security.passkey.refused": {}
  "security.passkey.refused.text": {}
  "security.passkey.rename": {}
  "security.passkey.rename.of": { readonly name: string | number }
  "security.passkey.remove": {}
  "security.passkey.remove.of": { readonly name: string | number }
  "security.rename.title": {}
  "security.rename.name": {}
  "security.rename.required": {}
  "security.rename.too-long": { readonly limit: number }
  "security.rename.save": {}
  "security.rename.done": { readonly name: string | number }
  "security.remove.title": { readonly name: string | number }
  "security.remove.text": {}
  "security.remove.confirm": {}
  "security.remove.done": { readonly name: string | number }
  "security.cancel": {}
  "security.sessions": {}
  "security.device": { readonly browser: string | number; readonly system: string | number }
  "security.device.unknown": {}
  "security.session.current": {}
  "security.session.active": { readonly date: string | number }
  "security.session.used": { readonly date: string | number }
  "security.session.used.in": { readonly date: string | number; readonly country: string | number }
  "security.session.active.in": { readonly date: string | number; readonly country: string | number }
  "security.session.end": {}
  "security.session.end.of": { readonly device: string | number }
  "security.end.title": { readonly device: string | number }
  "security.end.text": {}
  "security.end.confirm": {}
  "security.end.done": { readonly device: string | number }
  "security.sign-ins": {}
  "security.sign-ins.lead": {}
  "security.sign-in.password": {}
  "security.sign-in.passkey": {}
  "security.sign-in.refused": {}
  "security.sign-in.accepted": {}
  "security.password": {}
  "security.password.text": {}
  "page.access.forgot-password": {}
  "page.access.reset-requested": {}
  "page.access.reset": {}
  "page.access.reset-done": {}
  "page.access.change-password": {}
  "password.forgot.lead": {}
  "password.forgot.send": {}
  "password.forgot.unsure": {}
  "password.back": {}
  "password.requested.lead": {}
  "password.requested.again": {}
  "password.reset.lead": {}
  "password.save": {}
  "password.done.lead": {}
  "password.change.lead": {}
  "form.forgotPassword.mode.label": {}
  "form.forgotPassword.mode.option.login": {}
  "form.forgotPassword.mode.option.plan": {}
  "form.forgotPassword.email.label": {}
  "form.forgotPassword.email.error.required": {}
  "form.forgotPassword.certificateId.label": {}
  "form.forgotPassword.certificateId.hint": {}
  "form.forgotPassword.certificateId.error.required": {}
  "form.forgotPassword.certificateId.error.pattern": {}
  "form.forgotPassword.policyId.label": {}
  "form.forgotPassword.policyId.hint": {}
  "form.forgotPassword.policyId.error.required": {}
  "form.forgotPassword.policyId.error.pattern": {}
  "form.resetPassword.newPassword.label": {}
  "form.resetPassword.confirmPassword.label": {}
  "form.publicChangePassword.email.label": {}
  "form.publicChangePassword.email.error.required": {}
  "form.publicChangePassword.oldPassword.label": {}
  "form.publicChangePassword.newPassword.label": {}
  "form.publicChangePassword.confirmPassword.label": {}
  "password.change.forgot": {}
  "form.resetPassword.confirmPassword.error.required": {}
  "form.publicChangePassword.confirmPassword.error.required": {}
  "page.history.payments": {}
  "page.history.payment": {}
  "payments.lead": {}
  "payments.found": { readonly period: string | number; readonly count: number }
  "payments.caption": { readonly from: string | number; readonly to: string | number }
  "payments.total": {}
  "payments.by-month": {}
  "payments.column.date": {}
  "payments.column.type": {}
  "payments.column.spending": {}
  "payments.column.paid": {}
  "payments.open": { readonly date: string | number }
  "payments.download": {}
  "payments.download.none": {}
  "payments.empty.title": {}
  "payments.empty.text": {}
  "payment.lead": {}
  "payment.download": {}
  "payment.statement": {}
  "payment.issuedToName": {}
  "payment.address": {}
  "payment.paymentType": {}
  "payment.issueDate": {}
  "payment.paymentId": {}
  "payment.paidAmount": {}
  "payment.born": { readonly date: string | number }
  "payment.not-shown": { readonly amount: string | number }
  "payment.column.service": {}
  "payment.column.serviceDate": {}
  "payment.column.submittedAmount": {}
  "payment.column.excludedAmount": {}
  "payment.column.eligibleAmount": {}
  "payment.column.deductibleAmount": {}
  "payment.column.coinsurancePct": {}
  "payment.column.paidAmount": {}
  "payment.column.hspAmount": {}
  "payment.subtotal": { readonly name: string | number }
  "payment.adjustments": {}
  "payment.adjustments.text": {}
  "payment.column.reason": {}
  "payment.column.date": {}
  "payment.column.claim": {}
  "payment.column.adjustment": {}
  "payment.spending": {}
  "payment.column.person": {}
  "payment.column.account": {}
  "payment.column.requested": {}
  "payments.filter": {}
  "page.account.other-coverage": {}
  "other-coverage.lead": {}
  "other-coverage.person": { readonly person: string | number }
  "other-coverage.save": {}
  "other-coverage.cancel": {}
  "other-coverage.saving": {}
  "other-coverage.saved": { readonly person: string | number }
  "other-coverage.unsure": {}
  "other-coverage.changed.title": {}
  "other-coverage.changed.text": { readonly now: string | number }
  "other-coverage.not-kept.title": {}
  "other-coverage.not-kept.text": {}
  "other-coverage.not-found.title": {}
  "other-coverage.not-found.text": {}
  "other-coverage.people": {}
  "form.personOtherCoverage.isCovered.label": {}
  "form.personOtherCoverage.isCovered.error.required": {}
  "form.personOtherCoverage.carrierName.label": {}
  "form.personOtherCoverage.carrierName.error.required": {}
  "form.personOtherCoverage.memberName.label": {}
  "form.personOtherCoverage.memberName.error.required": {}
  "form.personOtherCoverage.policyId.label": {}
  "form.personOtherCoverage.policyId.error.required": {}
  "form.personOtherCoverage.idNumber.label": {}
  "form.personOtherCoverage.idNumber.error.required": {}
  "form.personOtherCoverage.effectiveDate.label": {}
  "form.personOtherCoverage.effectiveDate.error.required": {}
  "form.personOtherCoverage.isIndividual.label": {}
  "form.personOtherCoverage.isIndividual.option.true": {}
  "form.personOtherCoverage.isIndividual.option.false": {}
  "form.personOtherCoverage.isIndividual.error.required": {}
  "form.personOtherCoverage.covers.label": {}
  "form.personOtherCoverage.covers.option.health": {}
  "form.personOtherCoverage.covers.option.dental": {}
  "form.personOtherCoverage.covers.option.drugs": {}
  "form.personOtherCoverage.covers.option.vision": {}
  "form.personOtherCoverage.covers.option.hospital": {}
  "form.personOtherCoverage.covers.option.travel": {}
  "form.personOtherCoverage.covers.error.required": {}
  "form.personOtherCoverage.covers.error.minItems": {}
  "form.personOtherCoverage.hasEnded.label": {}
  "form.personOtherCoverage.hasEnded.error.required": {}
  "form.personOtherCoverage.endedOn.label": {}
  "form.personOtherCoverage.endedOn.error.required": {}
  "form.personOtherCoverage.endedOn.error.fromNotAfterTo": {}
  "page.coverage.predetermination-new": {}
  "page.coverage.predetermination": {}
  "predetermination.lead": {}
  "predetermination.new": {}
  "predetermination.new.lead": {}
  "predetermination.empty": {}
  "predetermination.empty.text": {}
  "predetermination.none": {}
  "predetermination.none.text": {}
  "predetermination.coverage": {}
  "predetermination.nothing": {}
  "predetermination.nothing.text": {}
  "predetermination.unknown": {}
  "predetermination.unknown.text": {}
  "predetermination.all": {}
  "predetermination.status.answered": {}
  "predetermination.status.expired": {}
  "predetermination.for": { readonly person: string | number; readonly date: string | number }
  "predetermination.waiting": {}
  "predetermination.waiting.by": { readonly date: string | number }
  "predetermination.expired": { readonly date: string | number }
  "predetermination.expired.text": {}
  "predetermination.again": {}
  "predetermination.pays": { readonly amount: string | number; readonly cost: string | number }
  "predetermination.paid": { readonly amount: string | number; readonly cost: string | number }
  "predetermination.pays.none": {}
  "predetermination.valid": { readonly date: string | number }
  "predetermination.promise": {}
  "predetermination.part.plan": {}
  "predetermination.part.you": {}
  "predetermination.lines": {}
  "predetermination.line.code": {}
  "predetermination.line.amount": {}
  "predetermination.decided": {}
  "predetermination.number": {}
  "predetermination.details": {}
  "predetermination.claim.title": {}
  "predetermination.claim.text": {}
  "predetermination.claim.text.choose": {}
  "predetermination.claim": {}
  "predetermination.send": {}
  "predetermination.sending": {}
  "predetermination.cancel": {}
  "predetermination.sent.done": {}
  "predetermination.unsure": {}
  "form.predetermination.participantId.label": {}
  "form.predetermination.participantId.placeholder": {}
  "form.predetermination.participantId.error.required": {}
  "form.predetermination.kind.label": {}
  "form.predetermination.kind.option.dental": {}
  "form.predetermination.kind.option.service": {}
  "form.predetermination.kind.error.required": {}
  "form.predetermination.specialty.label": {}
  "form.predetermination.specialty.placeholder": {}
  "form.predetermination.province.label": {}
  "form.predetermination.province.placeholder": {}
  "form.predetermination.lines.label": {}
  "form.predetermination.lines.item": { readonly number: string | number }
  "form.predetermination.lines.add": {}
  "form.predetermination.lines.remove": { readonly number: string | number }
  "form.predetermination.lines.removed": { readonly number: string | number }
  "form.predetermination.lines.error.required": {}
  "form.predetermination.lines.code.label": {}
  "form.predetermination.lines.code.hint": {}
  "form.predetermination.lines.code.error.required": {}
  "form.predetermination.lines.code.error.pattern": {}
  "form.predetermination.lines.amount.label": {}
  "form.predetermination.lines.amount.error.required": {}
  "form.predetermination.lines.amount.error.pattern": {}
  "form.predetermination.lines.amount.error.amount": {}
  "form.predetermination.service.label": {}
  "form.predetermination.service.placeholder": {}
  "form.predetermination.service.error.required": {}
  "form.predetermination.amount.label": {}
  "form.predetermination.amount.hint": {}
  "form.predetermination.amount.error.required": {}
  "form.predetermination.amount.error.pattern": {}
  "form.predetermination.amount.error.amount": {}
  "page.premiums.payment-method": {}
  "page.premiums.statements": {}
  "page.premiums.statement": {}
  "page.premiums.one-time-payment": {}
  "page.premiums.payment-error": {}
  "page.premiums.payment-confirmed": {}
  "page.premiums.card-payment": {}
  "premiums.card": { readonly digits: string | number }
  "premiums.card.expires": { readonly expiry: string | number }
  "premiums.card.expired": {}
  "premiums.none.title": {}
  "premiums.none.text": {}
  "premiums.to-statements": {}
  "premiums.to-payment": {}
  "premiums.to-method": {}
  "premiums.to-home": {}
  "premiums.method.lead": {}
  "premiums.method.on-file": {}
  "premiums.method.way": {}
  "premiums.method.way.PAD": {}
  "premiums.method.way.CARD": {}
  "premiums.method.card": {}
  "premiums.method.day": {}
  "premiums.method.day.value": { readonly day: number }
  "premiums.method.none": {}
  "premiums.method.set-up": {}
  "premiums.method.change": {}
  "premiums.method.no-card": {}
  "premiums.method.pad-note": {}
  "premiums.method.card-note": {}
  "premiums.method.review": {}
  "premiums.method.cancel": {}
  "premiums.method.review.title": {}
  "premiums.method.review.pad": {}
  "premiums.method.review.pad.rights": {}
  "premiums.method.review.card": {}
  "premiums.method.save": {}
  "premiums.method.saving": {}
  "premiums.method.saved": {}
  "premiums.method.unsure": {}
  "form.premiumPaymentMethod.type.label": {}
  "form.premiumPaymentMethod.type.error.required": {}
  "form.premiumPaymentMethod.withdrawalDay.label": {}
  "form.premiumPaymentMethod.withdrawalDay.hint": {}
  "form.premiumPaymentMethod.withdrawalDay.error.required": {}
  "form.premiumPaymentMethod.cardId.label": {}
  "form.premiumPaymentMethod.cardId.error.required": {}
  "form.premiumPaymentMethod.agreement.label": {}
  "form.premiumPaymentMethod.agreement.error.required": {}
  "premiums.statements.lead": {}
  "premiums.owed": {}
  "premiums.returned": { readonly date: string | number }
  "premiums.owed.nothing": {}
  "premiums.owed.credit": { readonly amount: string | number }
  "premiums.filter.title": {}
  "premiums.filter.apply": {}
  "premiums.filter.clear": {}
  "form.premiumStatementFilter.fromDate.label": {}
  "form.premiumStatementFilter.toDate.label": {}
  "premiums.transactions": {}
  "premiums.transactions.year": {}
  "premiums.transactions.between": { readonly from: string | number; readonly to: string | number }
  "premiums.transactions.since": { readonly from: string | number }
  "premiums.transactions.until": { readonly to: string | number }
  "premiums.transactions.empty.title": {}
  "premiums.transactions.empty.text": {}
  "premiums.column.date": {}
  "premiums.column.type": {}
  "premiums.column.amount": {}
  "premiums.type.PREMIUM": {}
  "premiums.type.DEBIT": {}
  "premiums.type.RETURNED": {}
  "premiums.type.CARD": {}
  "premiums.type.PAYMENT": {}
  "premiums.statements.title": {}
  "premiums.statements.month": { readonly from: string | number; readonly to: string | number }
  "premiums.statements.column.period": {}
  "premiums.statements.column.amount": {}
  "premiums.statements.empty.title": {}
  "premiums.statements.empty.text": {}
  "premiums.statement.period": {}
  "premiums.statement.amount": {}
  "premiums.statement.number": {}
  "premiums.statement.download": {}
  "premiums.statement.unknown.title": {}
  "premiums.statement.unknown.text": {}
  "premiums.payment.lead": {}
  "form.oneTimePayment.amount.label": {}
  "form.oneTimePayment.amount.hint": {}
  "form.oneTimePayment.amount.error.required": {}
  "form.oneTimePayment.amount.error.pattern": {}
  "form.oneTimePayment.amount.error.maxLength": {}
  "form.oneTimePayment.source.label": {}
  "form.oneTimePayment.source.error.required": {}
  "premiums.payment.new-card": {}
  "premiums.payment.new-card.note": {}
  "premiums.payment.review": {}
  "premiums.payment.review.title": {}
  "premiums.payment.amount": {}
  "premiums.payment.source": {}
  "premiums.payment.after": {}
  "premiums.payment.pay": { readonly amount: string | number }
  "premiums.payment.paying": {}
  "premiums.payment.provider": {}
  "premiums.payment.to-provider": {}
  "premiums.payment.opening": {}
  "premiums.payment.changed": {}
  "premiums.payment.elsewhere": {}
  "premiums.payment.again": { readonly amount: string | number }
  "premiums.payment.credit": { readonly amount: string | number }
  "premiums.error.text": {}
  "premiums.error.provider": {}
  "premiums.error.again": {}
  "premiums.confirmed.text": { readonly amount: string | number; readonly date: string | number }
  "premiums.confirmed.pending": { readonly amount: string | number; readonly date: string | number }
  "premiums.confirmed.reference": { readonly reference: string | number }
  "premiums.confirmed.owed": {}
  "premiums.confirmed.print": {}
  "premiums.confirmed.latest.title": {}
  "premiums.confirmed.none.title": {}
  "premiums.confirmed.none.text": {}
  "premiums.return.recording": {}
  "premiums.return.wait": {}
  "premiums.return.unsure.title": {}
  "premiums.return.unsure.text": {}
  "premiums.return.check": {}
  "premiums.return.none.title": {}
  "premiums.return.none.text": {}
  "premiums.method.expiry": {}
  "premiums.transactions.note": {}
  "premiums.statements.all": {}
  "premiums.payment.unsure": {}
  "premiums.payment.pending": {}
  "premiums.confirmed.thanks": {}
  "claims.read.start": {}
  "claims.read.size": { readonly size: string | number }
  "claims.read.progress": {}
  "claims.read.cancel": {}
  "claims.read.found": { readonly found: string }
  "claims.read.failed": {}
  "claims.read.proposal": {}
  "claims.read.line": { readonly value: string | number }
  "claims.read.use": { readonly value: string | number }
  "claims.read.used": { readonly value: string | number }
  "claims.read.again": { readonly what: string | number }
  "page.registration.register": {}
  "register.lead": {}
  "register.card": {}
  "register.have-account": {}
  "register.submit": {}
  "register.stuck": {}
  "register.sending": {}
  "register.unsure": {}
  "form.register.email.label": {}
  "form.register.email.hint": {}
  "form.register.email.error.required": {}
  "form.register.confirmEmail.label": {}
  "form.register.confirmEmail.error.required": {}
  "form.register.confirmEmail.error.equal_to": {}
  "form.register.dateOfBirth.label": {}
  "form.register.dateOfBirth.hint": {}
  "form.register.dateOfBirth.error.required": {}
  "form.register.dateOfBirth.error.date8": {}
  "form.register.certificateId.label": {}
  "form.register.certificateId.hint": {}
  "form.register.certificateId.error.required": {}
  "form.register.certificateId.error.pattern": {}
  "form.register.policyId.label": {}
  "form.register.policyId.hint": {}
  "form.register.policyId.error.required": {}
  "form.register.policyId.error.pattern": {}
  "form.register.password.label": {}
  "form.register.confirmPassword.label": {}
  "form.register.confirmPassword.error.required": {}
  "form.register.preferredLang.label": {}
  "form.register.preferredLang.option.EN": {}
  "form.register.preferredLang.option.FR": {}
  "form.register.preferredLang.error.required": {}
  "form.register.acceptTerms.label": {}
  "form.register.acceptTerms.hint": {}
  "form.register.acceptTerms.error.required": {}
  "page.registration.activation-type": {}
  "activation.lead": {}
  "activation.used.title": {}
  "activation.used.text": {}
  "activation.continue": {}
  "form.activationType.choice.label": {}
  "form.activationType.choice.option.register": {}
  "form.activationType.choice.option.resend": {}
  "form.activationType.choice.error.required": {}
  "form.activationType.email.label": {}
  "form.activationType.email.hint": {}
  "form.activationType.email.error.required": {}
  "resend.button": {}
  "resend.sending": {}
  "resend.done": { readonly address: string | number }
  "page.registration.success": {}
  "registered.sent.title": {}
  "registered.sent.to": { readonly address: string | number }
  "registered.sent": {}
  "registered.sent.late": {}
  "registered.active.title": {}
  "registered.active.text": {}
  "page.registration.active": {}
  "already-active.text": {}
  "already-active.forgot": {}
  "page.registration.confirmation": {}
  "confirmation.question.of": { readonly address: string | number }
  "confirmation.question": {}
  "confirmation.consequence": {}
  "confirmation.yes": {}
  "confirmation.no": {}
  "confirmation.sending": {}
  "confirmation.new-link": {}
  "confirmation.register": {}
  "confirmation.cancelled.title": {}
  "confirmation.cancelled.text": {}
  "review.leave.title": {}
  "review.leave.text": {}
  "review.leave.stay": {}
  "review.leave.leave": {}
  "page.support.search": {}
  "search.lead": {}
  "search.field": {}
  "search.hint": {}
  "search.found": { readonly count: number }
  "search.private": {}
  "search.claims": {}
  "search.coverage": {}
  "search.pages": {}
  "search.drug": { readonly words: string | number }
  "search.help": {}
  "search.claim": { readonly service: string | number; readonly person: string | number }
  "search.claim.facts": { readonly date: string | number; readonly number: string | number; readonly amount: string | number }
  "search.claims.all": {}
  "search.words.DRUGS": {}
  "search.words.DENTAL": {}
  "search.words.EHB": {}
  "search.words.HOSPITAL": {}
  "search.words.TRAVEL": {}
  "search.words.LIFEDIS": {}
  "search.words.coverage.overview": {}
  "search.words.account.people": {}
  "search.words.account.direct-deposit": {}
  "search.words.card.member-card": {}
  "search.words.support.contact-us": {}
  "search.words.HSA": {}
  "search.words.ASSIST": {}
  "search.words.claims.start": {}
  "search.words.history.combined": {}
  "search.words.history.claims": {}
  "search.words.history.payments": {}
  "search.words.coverage.predeterminations": {}
  "search.words.account.personal-information": {}
  "search.words.account.documents": {}
  "search.words.account.change-address": {}
  "search.words.account.change-password": {}
  "search.words.account.notifications": {}
  "search.words.account.security": {}
  "search.words.account.privacy-and-terms": {}
  "shell.portal": {}
  "shell.skip": {}
  "shell.language": {}
  "shell.language.switch": {}
  "shell.new-window": {}
  "shell.close": {}
  "shell.loading": {}
  "shell.offline": {}
  "shell.online": {}
  "footer.help": {}
  "footer.label": {}
  "footer.legal": {}
  "footer.privacy": {}
  "footer.cookies": {}
  "footer.accessibility": {}
  "footer.year": { readonly year: string | number }
  "error.title.generic": {}
  "error.title.offline": {}
  "error.title.server": {}
  "error.title.NOLOGIN": {}
  "error.title.NoToken": {}
  "error.title.named": {}
  "error.title.unsure": {}
  "error.name.NOLOGIN": {}
  "error.name.NoToken": {}
  "error.name.edit-error": {}
  "error.kind.network": {}
  "error.kind.timeout": {}
  "error.kind.too-many": {}
  "error.kind.too-large": {}
  "error.kind.unavailable": {}
  "error.kind.forbidden": {}
  "error.kind.unauthorised": {}
  "error.kind.chunk": {}
  "error.kind.not-found": {}
  "error.kind.validation": {}
  "error.kind.conflict": {}
  "error.kind.contract": {}
  "error.kind.request": {}
  "error.kind.server": {}
  "error.kept": {}
  "error.wait": { readonly seconds: number }
  "error.reference": { readonly reference: string | number }
  "error.retry": {}
  "error.reload": {}
  "error.section": {}
  "page.access.error": {}
  "error.page.home": {}
  "error.page.sign-in": {}
  "page.access.not-found": {}
  "not-found.lead": {}
  "field.required": {}
  "yes": {}
  "no": {}
  "page.spending.health": {}
  "page.spending.health-alternate": {}
  "page.spending.wellness": {}
  "page.spending.wellness-alternate": {}
  "page.spending.expenses": {}
  "spending.health.lead": {}
  "spending.health-alternate.lead": {}
  "spending.wellness.lead": {}
  "spending.wellness-alternate.lead": {}
  "spending.wellness.expenses": {}
  "spending.expenses.lead": {}
  "spending.expenses.none": {}
  "spending.expenses.none.text": {}
  "spending.now": {}
  "spending.people": {}
  "spending.before": {}
  "spending.period": {}
  "spending.period.dates": { readonly from: string | number; readonly to: string | number }
  "spending.allocationAmount": {}
  "spending.usedAmount": {}
  "spending.balanceAmount": {}
  "spending.usableAmount": {}
  "spending.forfeitDate": {}
  "spending.total": {}
  "spending.type.CRCFWRD": {}
  "spending.type.NOCFWRD": {}
  "spending.none": {}
  "spending.none.text": {}
  "spending.expenses.categories": {}
  "spending.no-balance": {}
  "spending.use": {}
  "spending.usage": {}
  "spending.back.title": { readonly amount: string | number }
  "spending.back.text": { readonly count: number }
  "spending.back.short": {}
  "spending.back.begin": {}
  "spending.facts": {}
  "spending.back.since": {}
  "spending.back.question": {}
  "spending.back.bills": { readonly count: number }
  "spending.back.bill": { readonly service: string | number; readonly person: string | number; readonly date: string | number }
  "start-failure.title": {}
  "start-failure.text": {}
  "start-failure.reload": {}
  "page.support.contact-us": {}
  "page.support.help-centre": {}
  "support.contact.lead": {}
  "support.contact.write": {}
  "support.contact.call": {}
  "support.contact.send": {}
  "support.contact.sending": {}
  "support.contact.number": { readonly phone: string | number }
  "support.contact.lead.write": {}
  "support.contact.sent": {}
  "form.contactUs.message.label": {}
  "form.contactUs.message.hint": {}
  "form.contactUs.message.error.required": {}
  "form.contactUs.message.error.pattern": {}
  "help.lead": {}
  "help.search": {}
  "help.search.hint": {}
  "help.found": { readonly count: number }
  "help.elsewhere.title": {}
  "help.elsewhere.text": {}
  "help.elsewhere.contact": {}
  "help.elsewhere.form": {}
  "help.elsewhere.professional": {}
  "help.group.claims": {}
  "help.group.payments": {}
  "help.group.plan": {}
  "help.group.account": {}
  "help.submit.question": {}
  "help.submit.answer": {}
  "help.submit.words": {}
  "help.follow.question": {}
  "help.follow.answer": {}
  "help.follow.link": {}
  "help.follow.words": {}
  "help.result.question": {}
  "help.result.answer": {}
  "help.result.link": {}
  "help.result.words": {}
  "help.mistake.question": {}
  "help.mistake.answer": {}
  "help.mistake.link": {}
  "help.mistake.words": {}
  "help.unreadable.question": {}
  "help.unreadable.answer": {}
  "help.unreadable.link": {}
  "help.unreadable.words": {}
  "help.receipts.question": {}
  "help.receipts.answer": {}
  "help.receipts.words": {}
  "help.two-plans.question": {}
  "help.two-plans.answer": {}
  "help.two-plans.words": {}
  "help.disagree.question": {}
  "help.disagree.answer": {}
  "help.disagree.link": {}
  "help.disagree.words": {}
  "help.paper.question": {}
  "help.paper.answer": {}
  "help.paper.link": {}
  "help.paper.words": {}
  "help.deposit.question": {}
  "help.deposit.answer": {}
  "help.deposit.link": {}
  "help.deposit.words": {}
  "help.payment.question": {}
  "help.payment.answer": {}
  "help.payment.link": {}
  "help.payment.words": {}
  "help.taxes.question": {}
  "help.taxes.answer": {}
  "help.taxes.link": {}
  "help.taxes.words": {}
  "help.premiums.question": {}
  "help.premiums.answer": {}
  "help.premiums.link": {}
  "help.premiums.words": {}
  "help.card.question": {}
  "help.card.answer": {}
  "help.card.link": {}
  "help.card.words": {}
  "help.share.question": {}
  "help.share.answer": {}
  "help.share.link": {}
  "help.pharmacy.question": {}
  "help.pharmacy.answer": {}
  "help.pharmacy.link": {}
  "help.pharmacy.words": {}
  "help.people.question": {}
  "help.people.answer": {}
  "help.people.link": {}
  "help.people.words": {}
  "help.family.question": {}
  "help.family.answer": {}
  "help.family.link": {}
  "help.family.words": {}
  "help.email.question": {}
  "help.email.answer": {}
  "help.email.link": {}
  "help.email.words": {}
  "help.address.question": {}
  "help.address.answer": {}
  "help.address.link": {}
  "help.address.words": {}
  "help.name.question": {}
  "help.name.answer": {}
  "help.name.link": {}
  "help.name.words": {}
  "help.password.question": {}
  "help.password.answer": {}
  "help.password.link": {}
  "help.password.words": {}
  "help.lost-phone.question": {}
  "help.lost-phone.answer": {}
  "help.lost-phone.link": {}
  "help.lost-phone.words": {}
  "help.language.question": {}
  "help.language.answer": {}
  "help.language.link": {}
  "help.logged-out.question": {}
  "help.logged-out.answer": {}
  "help.logged-out.words": {}
  "help.spouse.question": {}
  "help.spouse.answer": {}
  "help.spouse.link": {}
  "help.spouse.words": {}
  "support.contact.about": { readonly claim: string | number; readonly service: string | number; readonly date: string | number }
  "support.contact.which": {}
  "support.contact.claim": { readonly service: string | number; readonly date: string | number }
  "error.name.sendContactUsEmail": {}
  "error.name.sendContactUsEmail.unsure": {}
  "taxes.title": { readonly year: string | number }
  "taxes.yours": { readonly year: string | number }
  "taxes.meaning": {}
  "taxes.waiting": { readonly count: number }
  "taxes.part": {}
  "taxes.download": { readonly year: string | number }
  "terms.title": {}
  "terms.use.title": {}
  "terms.use.text": {}
  "terms.account.title": {}
  "terms.account.text": {}
  "terms.claims.title": {}
  "terms.claims.text": {}
  "terms.privacy.title": {}
  "terms.privacy.text": {}
  "terms.changes.title": {}
  "terms.changes.text": {}
  "travel-letter.card": {}
  "travel-letter.card.text": {}
  "travel-letter.open": {}
  "page.coverage.travel-letter": {}
  "travel-letter.lead": {}
  "travel-letter.download": {}
  "travel-letter.cancel": {}
  "travel-letter.making": {}
  "travel-letter.saved": {}
  "travel-letter.not-offered.title": {}
  "travel-letter.not-offered.text": {}
  "travel-letter.no-travel.title": {}
  "travel-letter.no-travel.text": {}
  "travel-letter.coverage": {}
  "form.travelLetter.participantIds.label": {}
  "form.travelLetter.participantIds.error.required": {}
  "form.travelLetter.participantIds.error.minItems": {}
  "form.travelLetter.country.label": {}
  "form.travelLetter.country.hint": {}
  "form.travelLetter.country.error.required": {}
  "form.travelLetter.departureDate.label": {}
  "form.travelLetter.departureDate.error.required": {}
  "form.travelLetter.returnDate.label": {}
  "form.travelLetter.returnDate.error.required": {}
  "form.travelLetter.returnDate.error.fromNotAfterTo": {}
  "form.travelLetter.language.label": {}
  "form.travelLetter.language.hint": {}
  "form.travelLetter.language.option.en": {}
  "form.travelLetter.language.option.fr": {}
  "form.travelLetter.language.error.required": {}
  "page.welcome.entry": {}
  "page.welcome.start": {}
  "page.welcome.verification": {}
  "welcome.verification.lead": {}
  "welcome.verification.sending": {}
  "welcome.continue": {}
  "welcome.mismatch": {}
  "form.digitalVerification.dateOfBirth.label": {}
  "form.digitalVerification.dateOfBirth.error.required": {}
  "form.digitalVerification.dateOfBirth.error.date8": {}
  "form.digitalVerification.postalCode.label": {}
  "form.digitalVerification.postalCode.hint": {}
  "form.digitalVerification.postalCode.error.required": {}
  "form.digitalVerification.postalCode.error.pattern": {}
  "page.welcome.password": {}
  "welcome.password.lead": {}
  "welcome.password.submit": {}
  "welcome.password.sending": {}
  "form.digitalPassword.password.label": {}
  "form.digitalPassword.confirmPassword.label": {}
  "form.digitalPassword.confirmPassword.error.required": {}
  "page.welcome.success": {}
  "welcome.success.login": { readonly address: string | number }
  "welcome.success.text": {}
  "welcome.success.verified": {}
  "page.welcome.expired": {}
  "welcome.expired.text": {}
  "page.welcome.locked": {}
  "welcome.locked.text": {}
  "page.welcome.error": {}
  "welcome.error.text": {}
  "welcome.register": {}
  "page.welcome.no-password": {}
  "welcome.no-password.lead": {}
  "welcome.no-password.submit": {}
  "welcome.no-password.sending": {}
  "page.welcome.registered": {}
  "welcome.registered.text": {}
  "welcome.forgot": {}
  "welcome.contact": {}
  "welcome.privacy": {}
}
export type MessageId = keyof MessageArguments
