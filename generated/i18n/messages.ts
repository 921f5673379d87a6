// Generated from i18n/en. Do not edit.
export interface MessageArguments {
  "page.access.login": {}
  "login.title": {}
  "login.lead": {}
  "form.login.email.label": {}
  "form.login.email.error.required": {}
  "form.login.password.label": {}
  "form.login.password.error.required": {}
  "form.login.password.error.maxLength": { readonly limit: string | number }
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
  "login.help.title": {}
  "login.help.text": {}
  "page.account.direct-deposit": {}
  "page.account.direct-deposit-edit": {}
  "direct-deposit.lead": {}
  "direct-deposit.on-file": {}
  "direct-deposit.branch": {}
  "direct-deposit.bank": {}
  "direct-deposit.account": {}
  "direct-deposit.masked": { readonly digits: string | number }
  "direct-deposit.none": {}
  "direct-deposit.set-up": {}
  "direct-deposit.change": {}
  "direct-deposit.paper": {}
  "direct-deposit.edit.lead": {}
  "direct-deposit.save": {}
  "direct-deposit.cancel": {}
  "direct-deposit.saving": {}
  "direct-deposit.saved": {}
  "form.directDeposit.branch.label": {}
  "form.directDeposit.branch.hint": {}
  "form.directDeposit.branch.error.required": {}
  "form.directDeposit.branch.error.pattern": {}
  "form.directDeposit.bank.label": {}
  "form.directDeposit.bank.hint": {}
  "form.directDeposit.bank.error.required": {}
  "form.directDeposit.bank.error.pattern": {}
  "form.directDeposit.account.label": {}
  "form.directDeposit.account.hint": {}
  "form.directDeposit.account.error.required": {}
  "form.directDeposit.account.error.pattern": {}
  "form.directDeposit.confirmAccount.label": {}
  "form.directDeposit.confirmAccount.error.required": {}
  "form.directDeposit.confirmAccount.error.equal_to": {}
  "error.name.changeDirectDeposit": {}
  "error.name.changeDirectDeposit.unsure": {}
  "error.name.deleteDirectDeposit": {}
  "error.name.deleteDirectDeposit.unsure": {}
  "error.name.updateUserInfo": {}
  "error.name.updateUserInfo.unsure": {}
  "error.name.updateEmail": {}
  "error.name.updateEmail.unsure": {}
  "form.claimType.claimType.label": {}
  "form.claimType.claimType.error.required": {}
  "form.beforeStart.agreement.label": {}
  "form.beforeStart.agreement.error.required": {}
  "form.beforeStart.agreement.error.const": {}
  "form.treatmentForAccident.isAccident.label": {}
  "form.treatmentForAccident.isAccident.hint": {}
  "form.treatmentForAccident.isAccident.error.required": {}
  "form.treatmentForAccident.isAccidentThirdParty.label": {}
  "form.treatmentForAccident.isAccidentThirdParty.error.required": {}
  "form.treatmentForAccident.isFirstClaimForAccident.label": {}
  "form.treatmentForAccident.isFirstClaimForAccident.error.required": {}
  "form.treatmentForAccident.isWorkersCompEligible.label": {}
  "form.treatmentForAccident.isWorkersCompEligible.error.required": {}
  "form.providerType.providerType.label": {}
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
  "form.providerSearch.organizationName.error.organisationOrPerson": {}
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
  "form.providerResult.pauthId.error.required": {}
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
  "form.otherCoverage.doesMemberHaveOtherCov.label": {}
  "form.otherCoverage.doesMemberHaveOtherCov.error.required": {}
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
  "form.attachDocuments.files.label": {}
  "form.documentsToAttach.documents.label": {}
  "form.documentsToAttach.documents.hint": {}
  "form.verifyInformation.confirmed.label": {}
  "form.verifyInformation.confirmed.error.required": {}
  "form.verifyInformation.confirmed.error.const": {}
  "form.comments.comments.label": {}
  "form.comments.comments.hint": {}
  "form.claimConfirmation.agreement.label": {}
  "form.claimConfirmation.agreement.error.required": {}
  "form.claimConfirmation.agreement.error.const": {}
  "form.providerSearch.province.option.AB": {}
  "form.providerSearch.manualProvince.option.AB": {}
  "form.providerSearch.province.option.BC": {}
  "form.providerSearch.manualProvince.option.BC": {}
  "form.providerSearch.province.option.MB": {}
  "form.providerSearch.manualProvince.option.MB": {}
  "form.providerSearch.province.option.NB": {}
  "form.providerSearch.manualProvince.option.NB": {}
  "form.providerSearch.province.option.NL": {}
  "form.providerSearch.manualProvince.option.NL": {}
  "form.providerSearch.province.option.NS": {}
  "form.providerSearch.manualProvince.option.NS": {}
  "form.providerSearch.province.option.NT": {}
  "form.providerSearch.manualProvince.option.NT": {}
  "form.providerSearch.province.option.NU": {}
  "form.providerSearch.manualProvince.option.NU": {}
  "form.providerSearch.province.option.ON": {}
  "form.providerSearch.manualProvince.option.ON": {}
  "form.providerSearch.province.option.PE": {}
  "form.providerSearch.manualProvince.option.PE": {}
  "form.providerSearch.province.option.QC": {}
  "form.providerSearch.manualProvince.option.QC": {}
  "form.providerSearch.province.option.SK": {}
  "form.providerSearch.manualProvince.option.SK": {}
  "form.providerSearch.province.option.YT": {}
  "form.providerSearch.manualProvince.option.YT": {}
  "form.attachDocuments.files.hint": {}
  "status.submitted": {}
  "status.in-progress": {}
  "status.processed": {}
  "status.declined": {}
  "status.pending": {}
  "status.submitted.meaning": { readonly date: string | number }
  "status.in-progress.meaning": { readonly date: string | number }
  "status.processed.meaning": { readonly date: string | number }
  "status.declined.meaning": { readonly date: string | number }
  "status.pending.meaning": { readonly date: string | number }
  "page.claims.start": {}
  "page.claims.claim-type": {}
  "page.claims.before-start": {}
  "page.claims.treatment-for-accident": {}
  "page.claims.provider-type": {}
  "page.claims.provider-search": {}
  "page.claims.provider-results": {}
  "page.claims.service-list": {}
  "page.claims.service-selection": {}
  "page.claims.claim-details": {}
  "page.claims.other-coverage": {}
  "page.claims.attach-documents": {}
  "page.claims.documents-to-attach": {}
  "page.claims.verify-information": {}
  "page.claims.claim-summary": {}
  "page.claims.comments": {}
  "page.claims.confirmation": {}
  "page.claims.success": {}
  "claims.title": {}
  "claims.progress": { readonly current: string | number; readonly total: string | number }
  "claims.continue": {}
  "claims.back": {}
  "claims.submit": {}
  "claims.submitting": {}
  "claims.checking": {}
  "claims.arrived": {}
  "claims.arrived-before-change": {}
  "claims.claim-type.lead": {}
  "claims.provider-type.lead": {}
  "claims.provider-search.lead": {}
  "claims.service-list.lead": {}
  "claims.service-selection.lead": {}
  "claims.claim-details.lead": {}
  "claims.attach-documents.lead": {}
  "claims.verify-information.lead": {}
  "claims.claim-summary.lead": {}
  "claims.type.none": {}
  "claims.type.not-in-province": {}
  "claims.type.not-online": {}
  "claims.pending.title": { readonly count: number }
  "claims.pending.item": { readonly service: string | number; readonly date: string | number; readonly amount: string | number }
  "claims.before-start.needed": {}
  "claims.before-start.needed.receipt": {}
  "claims.before-start.needed.provider": {}
  "claims.before-start.needed.other-insurer": {}
  "claims.agreement.title": {}
  "claims.agreement.true": {}
  "claims.agreement.share": {}
  "claims.agreement.keep": {}
  "claims.providers.recent": {}
  "claims.providers.other": {}
  "claims.providers.distance": { readonly km: string | number }
  "claims.providers.direct-pay": {}
  "claims.providers.found": { readonly count: number }
  "claims.providers.none": {}
  "claims.providers.by-hand": {}
  "claims.services.prescription": {}
  "claims.services.percent": { readonly percent: string | number }
  "claims.services.percent-remaining": { readonly percent: string | number; readonly remaining: string | number }
  "claims.line.visit": { readonly service: string | number; readonly visit: string | number }
  "claims.person.age": { readonly age: number }
  "claims.coverage.what": {}
  "claims.coverage.example": {}
  "claims.coverage.on-file": {}
  "claims.coverage.insurer": {}
  "claims.coverage.member": {}
  "claims.coverage.policy": {}
  "claims.coverage.from": {}
  "claims.coverage.pays-first": {}
  "claims.attached.title": { readonly count: number }
  "claims.attached.none": {}
  "claims.attached.change": {}
  "claims.document.receipt": {}
  "claims.document.receipt.missing": {}
  "claims.document.other-insurer-statement": {}
  "claims.document.other-insurer-statement.missing": {}
  "claims.document.required": {}
  "claims.document.optional": {}
  "claims.stop.title": {}
  "claims.stop.too-many-lines": { readonly limit: string | number }
  "claims.stop.documents": {}
  "claims.stop.reason": {}
  "claims.stop.reason.text": {}
  "claims.stop.reason.4": {}
  "claims.stop.reason.5": {}
  "claims.dropped.title": {}
  "claims.dropped.text": { readonly steps: string | number }
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
  "claims.summary.type": {}
  "claims.summary.provider-type": {}
  "claims.summary.provider": {}
  "claims.summary.total": {}
  "claims.summary.submitted": {}
  "claims.summary.edit": {}
  "claims.doubt.title": {}
  "claims.doubt.text": {}
  "claims.doubt.check": {}
  "claims.not-received.title": {}
  "claims.not-received.text": {}
  "claims.leave.title": {}
  "claims.leave.text": {}
  "claims.leave.stay": {}
  "claims.leave.leave": {}
  "claims.receipt.title": {}
  "claims.receipt.reference": {}
  "claims.receipt.date": {}
  "claims.receipt.line": { readonly person: string | number; readonly date: string | number; readonly amount: string | number }
  "claims.receipt.next": {}
  "claims.receipt.next.status": {}
  "claims.receipt.next.paid": {}
  "claims.receipt.next.documents": {}
  "claims.receipt.home": {}
  "claims.receipt.history": {}
  "claims.receipt.print": {}
  "dashboard.greeting.morning": { readonly name: string | number }
  "dashboard.greeting.afternoon": { readonly name: string | number }
  "dashboard.greeting.evening": { readonly name: string | number }
  "dashboard.lead": { readonly count: number }
  "dashboard.suspended.title": {}
  "dashboard.suspended.text": {}
  "dashboard.recent.title": {}
  "dashboard.recent.all": {}
  "dashboard.recent.empty": {}
  "dashboard.recent.claim": { readonly service: string | number; readonly person: string | number }
  "dashboard.recent.service": { readonly date: string | number }
  "dashboard.recent.paid": {}
  "dashboard.recent.submitted": {}
  "dashboard.links.title": {}
  "dashboard.links.submit": {}
  "dashboard.links.history": {}
  "dashboard.links.professional": {}
  "dashboard.balance.hsa": {}
  "dashboard.balance.pwa": {}
  "dashboard.balance.left": {}
  "dashboard.info.title": {}
  "dashboard.info.lead": {}
  "dashboard.info.lead-saskatchewan": {}
  "dashboard.info.card": {}
  "dashboard.info.dismiss": {}
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
  "form.files.drop": {}
  "form.files.choose": {}
  "form.files.takePhoto": {}
  "form.files.list": {}
  "form.files.remove": { readonly name: string | number }
  "form.files.sending": { readonly name: string | number }
  "form.list.item": { readonly number: string | number }
  "form.error.required": {}
  "form.error.type": {}
  "form.error.enum": {}
  "form.error.const": {}
  "form.error.pattern": {}
  "form.error.minLength": {}
  "form.error.maxLength": { readonly limit: string | number }
  "form.error.minimum": { readonly limit: string | number }
  "form.error.maximum": { readonly limit: string | number }
  "form.error.minItems": {}
  "form.error.maxItems": { readonly limit: string | number }
  "form.error.uniqueItems": {}
  "form.error.date8": {}
  "form.error.notFuture": {}
  "form.error.amount": { readonly min: string | number; readonly max: string | number }
  "form.error.max_value": { readonly limit: string | number }
  "form.error.organisationOrPerson": {}
  "form.error.atMostLines": { readonly limit: string | number }
  "form.error.file.extension": { readonly name: string | number; readonly types: string | number }
  "form.error.file.content": { readonly name: string | number }
  "form.error.file.empty": { readonly name: string | number }
  "form.error.file.size": { readonly name: string | number; readonly each: string | number }
  "form.error.file.duplicate": { readonly name: string | number }
  "form.error.file.count": { readonly name: string | number; readonly count: string | number }
  "form.error.file.total": { readonly name: string | number; readonly total: string | number }
  "form.summary.line": { readonly title: string | number; readonly message: string | number }
  "form.password.show": {}
  "form.password.hide": {}
  "form.password.requirement.title": {}
  "form.password.requirement.met": {}
  "form.password.requirement.unmet": {}
  "form.password.requirement.length": { readonly min: string | number; readonly max: string | number }
  "form.password.requirement.lower": {}
  "form.password.requirement.upper": {}
  "form.password.requirement.digit": {}
  "form.list.add": {}
  "form.list.remove": { readonly number: string | number }
  "form.list.removeShort": {}
  "form.list.removed": { readonly number: string | number; readonly count: number }
  "form.error.file.unreadable": { readonly name: string | number }
  "form.error.email": {}
  "form.error.equal_to": {}
  "form.error.length": {}
  "form.error.digits": {}
  "form.error.max": {}
  "form.error.notBefore1900": {}
  "form.error.fromNotAfterTo": {}
  "form.error.phone": {}
  "form.error.postalCode": {}
  "form.error.complexity": {}
  "form.error.atLeastOneOf": {}
  "page.history.combined": {}
  "page.history.details": {}
  "history.lead": {}
  "history.caption": { readonly from: string | number; readonly to: string | number }
  "history.download": {}
  "history.max": { readonly limit: string | number }
  "history.column.date": {}
  "history.column.service": {}
  "history.column.person": {}
  "history.column.status": {}
  "history.column.submittedAmount": {}
  "history.column.cobAmount": {}
  "history.column.totalPaidAmount": {}
  "history.none": {}
  "history.details-of": { readonly date: string | number }
  "history.previous": {}
  "history.next": {}
  "history.range": { readonly from: number; readonly to: number; readonly total: number }
  "history.sort-by": {}
  "history.sort-option": { readonly direction: string; readonly header: string | number }
  "history.empty.title": {}
  "history.empty.text": {}
  "history.details.download": {}
  "history.details.amounts": {}
  "history.details.why": {}
  "history.details.payment": {}
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
  "history.details.percent": { readonly percent: string | number }
  "history.details.paidAmount": {}
  "history.details.spendingAccountPaidAmount": {}
  "history.details.totalPaidAmount": {}
  "history.payment.deposit": { readonly date: string | number; readonly digits: string | number }
  "history.payment.provider": { readonly date: string | number }
  "history.payment.other": { readonly date: string | number }
  "nav.label": {}
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
  "timeout.title": {}
  "timeout.text": { readonly minutes: number }
  "timeout.last-minute": {}
  "reauthentication.title": {}
  "reauthentication.text": {}
  "password-dialog.password": {}
  "password-dialog.required": {}
  "password-dialog.too-long": { readonly limit: string | number }
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
  "nav.claim-history": {}
  "nav.payment-history": {}
  "nav.connected-care": {}
  "nav.connected-care.badge": {}
  "nav.help": {}
  "nav.help-centre": {}
  "nav.contact-us": {}
  "nav.manage-account": {}
  "nav.member-card": {}
  "error.name.getDirectDeposit": {}
  "error.name.sendContactUsEmail": {}
  "error.name.sendContactUsEmail.unsure": {}
  "error.name.rhip-amount": {}
  "error.name.rhip-report": {}
  "error.title.no-claims-found": {}
  "error.name.no-claims-found": {}
  "shell.portal": {}
  "shell.skip": {}
  "shell.language": {}
  "shell.language.switch": {}
  "shell.new-window": {}
  "shell.close": {}
  "shell.loading": {}
  "shell.breadcrumbs": {}
  "shell.back-to": { readonly page: string | number }
  "shell.offline": {}
  "shell.online": {}
  "footer.label": {}
  "footer.legal": {}
  "footer.privacy": {}
  "footer.cookies": {}
  "footer.accessibility": {}
  "footer.year": { readonly year: string | number }
  "footer.legal.p1": {}
  "footer.legal.p2": {}
  "footer.cookies.p1": {}
  "footer.cookies.p2": {}
  "footer.accessibility.p1": {}
  "footer.accessibility.p2": {}
  "error.title.generic": {}
  "error.title.server": {}
  "error.title.NOLOGIN": {}
  "error.title.NoToken": {}
  "error.title.named": {}
  "error.title.unsure": {}
  "error.name.NOLOGIN": {}
  "error.name.NoToken": {}
  "error.name.changePassword": {}
  "error.name.changePassword.unsure": {}
  "error.name.formLoading": {}
  "error.name.edit-error": {}
  "error.kind.network": {}
  "error.kind.timeout": {}
  "error.kind.too-many": {}
  "error.kind.unavailable": {}
  "error.kind.forbidden": {}
  "error.kind.unauthorised": {}
  "error.kind.chunk": {}
  "error.kind.not-found": {}
  "error.kind.validation": {}
  "error.kind.conflict": {}
  "error.kind.contract": {}
  "error.kind.server": {}
  "error.wait": { readonly seconds: number }
  "error.reference": { readonly reference: string | number }
  "error.retry": {}
  "error.reload": {}
  "error.section": {}
  "page.access.error": {}
  "error.page.home": {}
  "error.page.sign-in": {}
  "page.demo.switchboard": {}
  "page.demo.history": {}
  "page.demo.fuzzy": {}
  "page.access.not-found": {}
  "not-found.lead": {}
  "field.required": {}
  "yes": {}
  "no": {}
}
export type MessageId = keyof MessageArguments
