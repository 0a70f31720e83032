/** react-admin's own texts that only forms show, and parts of it that the console does not use. */
export const raOfForms = {
  ra: {
    input: {
      file: {
        upload_several: 'Файлуудаа энд чирж оруулах эсвэл дарж сонгоно уу.',
        upload_single: 'Файлаа энд чирж оруулах эсвэл дарж сонгоно уу.',
      },
      image: {
        upload_several: 'Зургуудаа энд чирж оруулах эсвэл дарж сонгоно уу.',
        upload_single: 'Зургаа энд чирж оруулах эсвэл дарж сонгоно уу.',
      },
      references: {
        all_missing: 'Холбогдох мэдээлэл олдсонгүй.',
        many_missing: 'Холбогдох мэдээллийн зарим нь байхгүй болсон байна.',
        single_missing: 'Холбогдох мэдээлэл байхгүй болсон байна.',
      },
      password: {
        toggle_visible: 'Нууц үг нуух',
        toggle_hidden: 'Нууц үг харуулах',
      },
    },
    validation: {
      required: 'Заавал бөглөнө',
      minLength: 'Доод тал нь %{min} тэмдэгт оруулна уу',
      maxLength: 'Тэмдэгтийн дээд хязгаар: %{max}',
      minValue: 'Зөвшөөрөгдөх доод утга: %{min}',
      maxValue: 'Зөвшөөрөгдөх дээд утга: %{max}',
      number: 'Тоо оруулна уу',
      email: 'И-мэйл хаягаа зөв оруулна уу',
      oneOf: 'Дараахаас нэг нь байх ёстой: %{options}',
      regex: 'Тогтоосон загварт тохирох ёстой: %{pattern}',
      unique: 'Давхардахгүй байх ёстой',
    },
    saved_queries: {
      label: 'Хадгалсан хайлт',
      query_name: 'Хайлтын нэр',
      new_label: 'Одоогийн хайлтыг хадгалах…',
      new_dialog_title: 'Одоогийн хайлтыг хадгалах',
      remove_label: 'Хадгалсан хайлтыг устгах',
      remove_label_with_name: 'Хайлт устгах: "%{name}"',
      remove_dialog_title: 'Хадгалсан хайлтыг устгах уу?',
      remove_message: 'Энэ хайлтыг хадгалсан хайлтын жагсаалтаас устгах уу?',
      help: 'Жагсаалтаа шүүгээд дараа ашиглахаар хадгална уу',
    },
    guesser: {
      empty: {
        title: 'Харуулах мэдээлэл алга',
        message: 'Мэдээллийн эх үүсвэрийг шалгана уу',
      },
    },
    configurable: {
      customize: 'Тохируулах',
      configureMode: 'Энэ хуудсыг тохируулах',
      inspector: {
        title: 'Тохируулагч',
        content: 'Тохируулах хэсэг дээр хулганаа аваачна уу',
        reset: 'Тохиргоог анхны байдалд буцаах',
        hideAll: 'Бүгдийг нуух',
        showAll: 'Бүгдийг харуулах',
      },
      Datagrid: {
        title: 'Хүснэгт',
        unlabeled: 'Нэргүй багана №%{column}',
      },
      SimpleForm: {
        title: 'Маягт',
        unlabeled: 'Нэргүй талбар №%{input}',
      },
      SimpleList: {
        title: 'Жагсаалт',
        primaryText: 'Үндсэн бичвэр',
        secondaryText: 'Хоёрдогч бичвэр',
        tertiaryText: 'Гуравдагч бичвэр',
      },
    },
  },
};
