/** Mongolian texts: what belongs to this folder. */
export const labels = {
  wallets: {
    theme: {
      preview_help: 'Апп загварыг жагсаалтад, нээсэн дугтуйд ингэж харуулна.',
      default: 'Үндсэн загвар',
      live: 'Энэ загвартай %{smart_count} дугтуйнаас хүлээн авагчид мөнгөө авч дуусаагүй байна. Загварыг идэвхгүй болгосон ч эдгээр дугтуй хэвээр харагдана.',
      to_live: 'Эдгээр дугтуйг харах',
    },
  },
  actionBlocks: {
    theme_is_default:
      'Үндсэн загварыг идэвхгүй болгох, устгах боломжгүй. Эхлээд өөр загварыг үндсэн болгоно уу.',
    theme_is_default_already: 'Аль хэдийн үндсэн загвар байна.',
    theme_in_use:
      'Энэ загвартай %{count} дугтуйнаас хүлээн авагчид мөнгөө авч дуусаагүй тул устгах боломжгүй. Идэвхгүй болгоно уу.',
  },
  resources: {
    'envelopes/themes': {
      name: 'Дугтуйны загвар |||| Дугтуйны загварууд',
      fields: {
        title: 'Нэр',
        info: 'Мэдээлэл',
        picture: 'Зураг',
        cardPicture: 'Картын зураг',
        thumbnail: 'Жижиг зураг',
        isDefault: 'Үндсэн загвар эсэх',
        sentEnvelopes: 'Илгээсэн дугтуй',
        liveEnvelopes: 'Мөнгөө авч дуусаагүй дугтуй',
      },
      sections: { general: 'Загвар', pictures: 'Зургууд' },
      views: { offered: 'Санал болгож буй', inactive: 'Идэвхгүй', deleted: 'Устгасан' },
      actions: { move: 'Байр солих' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/envelope-theme': typeof labels;
  }
}
