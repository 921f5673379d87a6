import { expect, type Locator } from '@playwright/test'
import type { MessageId } from '../../../generated/i18n/messages.ts'
import type { Member } from './member.ts'

type Field = 'addressLine1' | 'addressLine2' | 'addressLine3' | 'city' | 'postalCode' | 'zipCode' | 'phoneNumber'

/** The page for another address, as a member fills it in. */
export class AddressForm {
  readonly member: Member
  constructor(member: Member) {
    this.member = member
  }

  field = (name: Field | 'province' | 'state'): Locator => this.member.field(`form.changeAddress.${name}.label`)
  error = (name: string): Locator => this.member.page.getByText(this.member.text(`form.changeAddress.${name}` as MessageId))

  async open(): Promise<void> {
    await this.member.open('/manage-your-account/change-address')
    await expect(this.field('addressLine1')).toHaveValue(/./)
  }
  async write(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.member.hands.write(this.field(name as Field), value)
  }
  async isIn(country: 'Canada' | 'United States' | 'États-Unis'): Promise<void> {
    await this.member.hands.choose(this.member.page.getByRole('radio', { name: country }))
  }
  async choose(name: 'province' | 'state', code: string): Promise<void> {
    await this.field(name).selectOption(code)
  }
  async review(): Promise<void> {
    await this.member.press(this.member.button('address.review'))
    await expect(this.member.heading('address.review.title')).toBeVisible()
  }
  save = (): Promise<void> => this.member.press(this.member.button('address.save'))
  async isSaved(): Promise<void> {
    await this.member.isAt('/manage-your-account/personal-information')
    await expect(this.member.says('address.saved')).toBeVisible()
    await expect(this.member.says('banner.success')).toBeVisible()
  }
}
