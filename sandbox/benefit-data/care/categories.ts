import { bilingual } from '../../bilingual.ts'
import type { Category } from './model.ts'

/** The six categories of the specification, in its order (CARE-02). */
export const CATEGORIES: readonly Category[] = [
  {
    id: 1,
    slug: 'everyday-wellbeing',
    name: bilingual('Everyday Wellbeing', 'Bien-être au quotidien'),
    about: bilingual('Eat, move, see and hear well, day after day.', 'Bien manger, bouger, voir et entendre, jour après jour.'),
    services: [1, 3, 11, 13, 15],
  },
  {
    id: 2,
    slug: 'health-assessments',
    name: bilingual('Health Assessments', 'Bilans de santé'),
    about: bilingual('Find out where you stand, and what to do next.', 'Faites le point sur votre santé et voyez quoi faire ensuite.'),
    services: [2, 10, 13],
  },
  {
    id: 3,
    slug: 'virtual-clinics',
    name: bilingual('Virtual Clinics', 'Cliniques virtuelles'),
    about: bilingual(
      'Meet health professionals from home, by video or chat.',
      'Rencontrez des professionnels de la santé de chez vous, par vidéo ou par clavardage.',
    ),
    services: [5, 9, 12],
  },
  {
    id: 4,
    slug: 'health-coaching',
    name: bilingual('Health Coaching and Chronic Disease Management', 'Accompagnement santé et gestion des maladies chroniques'),
    about: bilingual('Someone at your side when you live with a chronic disease.', 'Une personne à vos côtés lorsque vous vivez avec une maladie chronique.'),
    services: [3, 5, 6, 14],
  },
  {
    id: 5,
    slug: 'mental-wellness',
    name: bilingual('Mental Wellness', 'Mieux-être mental'),
    about: bilingual('Talk to someone, or practise on your own.', 'Parlez à quelqu’un ou exercez-vous à votre rythme.'),
    services: [2, 7, 8, 14],
  },
  {
    id: 6,
    slug: 'lifestyle-financial',
    name: bilingual('Lifestyle and Financial Services', 'Mode de vie et services financiers'),
    about: bilingual('Advice about money, and offers for your free time.', 'Des conseils sur les finances et des offres pour vos temps libres.'),
    services: [4, 11, 15],
  },
]
