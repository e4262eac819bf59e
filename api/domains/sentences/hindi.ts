/**
 * The sentences of notifications and emails in Hindi, by their English. The compiler asks for each in every language.
 */
export const hindi = {
  // Orders
  'New order': 'नया ऑर्डर',
  'Order {0}: {1} for {2}, {3}.': 'ऑर्डर {0}: {1}, {2}, {3}।',
  '1 plate': '1 थाली',
  '{0} plates': '{0} थालियाँ',
  'breakfast on {0}': '{0} का नाश्ता',
  'lunch on {0}': '{0}, दोपहर का खाना',
  'dinner on {0}': '{0}, रात का खाना',
  'Order canceled': 'ऑर्डर रद्द हुआ',
  'The customer canceled order {0} for {1}.': 'ग्राहक ने ऑर्डर {0} ({1}) रद्द किया।',
  'You canceled order {0} for {1}.': 'आपने ऑर्डर {0} ({1}) रद्द किया।',
  'We canceled order {0} for {1}.': 'हमने ऑर्डर {0} ({1}) रद्द किया।',
  'Order {0} for {1} was canceled.': 'ऑर्डर {0} ({1}) रद्द हो गया।',
  'Reason: {0}': 'कारण: {0}',
  'Nothing was paid.': 'इसका कोई भुगतान नहीं हुआ था।',
  "We're refunding {0} to the customer's card.": 'हम ग्राहक के कार्ड पर {0} लौटा रहे हैं।',
  'We added {0} to the credit of the customer.': 'हमने {0} ग्राहक के क्रेडिट में जोड़ दिए हैं।',
  'A tiffin plan is on hold': 'एक टिफ़िन प्लान रुका हुआ है',
  "A customer hasn't paid for their tiffin plan yet, so its next meals aren't ordered. They continue once the bill is paid.":
    'एक ग्राहक ने अपने टिफ़िन प्लान का पैसा अभी नहीं दिया है, इसलिए उसके अगले खाने ऑर्डर नहीं हो रहे हैं। बिल चुकाने पर वे फिर शुरू होंगे।',
  "What's in your tiffin of the day?": 'आपके "आज का टिफ़िन" में क्या है?',
  'It is ordered for {0}, but customers cannot see what is in it yet. You can write it until orders for this meal close.':
    'इसका ऑर्डर आ चुका है ({0}), पर ग्राहकों को अभी नहीं दिखता कि इसमें क्या है। आप इस भोजन के ऑर्डर बंद होने तक लिख सकते हैं।',
  'Our support team will return {0} to the customer.': 'हमारी सहायता टीम ग्राहक को {0} लौटाएगी।',
  'We have run out of an ingredient.': 'हमारे पास कोई सामान खत्म हो गया है।',
  'The kitchen has to close unexpectedly.': 'रसोई अचानक बंद करनी पड़ रही है।',
  'We cannot deliver to this address.': 'हम इस पते पर डिलीवरी नहीं कर सकते।',
  'We could not reach you.': 'आपसे संपर्क नहीं हो पाया।',
  'You asked us to cancel.': 'आपने हमसे रद्द करने को कहा था।',
  'A customer reported a problem': 'ग्राहक ने समस्या बताई',
  'Order {0} for {1}: {2}': 'ऑर्डर {0} ({1}): {2}',
  "It didn't arrive.": 'खाना पहुँचा नहीं।',
  'Wrong dishes.': 'ग़लत व्यंजन आए।',
  'Dishes were missing.': 'कुछ व्यंजन नहीं आए।',
  'The quality was poor.': 'खाना अच्छा नहीं था।',
  'Something else went wrong.': 'कुछ और गड़बड़ हुई।',

  // Payments
  'A customer disputed a payment': 'ग्राहक ने भुगतान पर आपत्ति की',
  "The customer disputed the payment for order {0} with their bank. We're holding your share until the bank decides.":
    'ग्राहक ने अपने बैंक से ऑर्डर {0} के भुगतान पर आपत्ति की है। बैंक के फ़ैसले तक आपका हिस्सा हमारे पास रुका रहेगा।',
  'Dispute decided': 'आपत्ति का फ़ैसला हुआ',
  'Order {0}: {1}': 'ऑर्डर {0}: {1}',
  "The dispute is over and doesn't cost you anything.": 'आपत्ति खत्म हो गई और आपका कुछ नहीं कटेगा।',
  "The bank sided with the customer. Your share of {0} goes back to them. If we already paid you, we'll deduct it from your next payout.":
    'बैंक ने ग्राहक के पक्ष में फ़ैसला किया। आपके हिस्से के {0} ग्राहक को लौटेंगे। अगर यह पैसा आपको मिल चुका है, तो आपके अगले भुगतान में से कटेगा।',
  "The bank sided with the customer. This doesn't cost you anything.":
    'बैंक ने ग्राहक के पक्ष में फ़ैसला किया। इससे आपका कुछ नहीं कटेगा।',

  // The application and the kitchen
  'Review started': 'जाँच शुरू हुई',
  "We're reviewing your application for {0}.": 'हम {0} के आवेदन की जाँच कर रहे हैं।',
  'A document needs your attention': 'एक दस्तावेज़ फिर भेजना है',
  '{0}: {1}': '{0}: {1}',
  'Welcome to the marketplace': 'आपका स्वागत है',
  '{0} is approved. Set up your menu and take your first orders.':
    '{0} को मंज़ूरी मिल गई। अपना मेन्यू बनाएँ और पहले ऑर्डर लें।',
  'Your application needs corrections': 'आपके आवेदन में कुछ ठीक करना है',
  'Your kitchen is suspended': 'आपकी रसोई निलंबित है',
  "{0} can't take new orders for now. Reason: {1} Existing orders aren't affected.":
    '{0} अभी नए ऑर्डर नहीं ले सकती। कारण: {1} जो ऑर्डर आ चुके हैं, उन पर असर नहीं होता।',
  'Your kitchen can sell again': 'आपकी रसोई फिर से बेच सकती है',
  '{0} can take orders again. Reason: {1}': '{0} फिर से ऑर्डर ले सकती है। कारण: {1}',
  'Your kitchen is no longer suspended': 'आपकी रसोई अब निलंबित नहीं है',
  'Our team ended the pause of your kitchen': 'हमारी टीम ने आपकी रसोई की रोक हटा दी है',
  '{0} is still suspended. Reason: {1}': '{0} अब भी निलंबित है। कारण: {1}',
  '{0} is still paused, and can take orders again from {1}. Reason: {2}':
    '{0} अब भी रुकी हुई है, और {1} से फिर ऑर्डर ले सकती है। कारण: {2}',
  'About your recent orders': 'आपके हाल के ऑर्डरों के बारे में',
  'Our team wrote to {0}: {1}': 'हमारी टीम ने {0} को लिखा है: {1}',
  'Your kitchen is paused': 'आपकी रसोई रोकी गई है',
  "{0} can take new orders again from {1}. Existing orders aren't affected. Our team wrote: {2}":
    '{0} {1} से फिर नए ऑर्डर ले सकती है। जो ऑर्डर आ चुके हैं, उन पर असर नहीं होता। हमारी टीम ने लिखा है: {2}',
  'See your figures': 'अपने आँकड़े देखें',
  'Supplier Agreement': 'रसोई का समझौता',
  'Non-Disclosure Agreement': 'गोपनीयता समझौता',
  'Business Registration': 'बिज़नेस का रजिस्ट्रेशन',
  'Food Service License': 'फ़ूड लाइसेंस',
  'Tax ID Document': 'टैक्स ID का दस्तावेज़',
  'General Liability Insurance': 'सामान्य देयता बीमा',
  'Product Liability Insurance': 'उत्पाद देयता बीमा',
  'HACCP Certification': 'HACCP प्रमाणपत्र',
  "Food Handler's Certificate": 'फ़ूड हैंडलर का प्रमाणपत्र',
  'Third-Party Audit': 'बाहरी ऑडिट',
  'GMP Certification': 'GMP प्रमाणपत्र',
  'Health Department Permit': 'स्वास्थ्य विभाग का परमिट',
  'Bank Account': 'बैंक खाता',
  'Food Safety Procedures': 'खाने की सुरक्षा का तरीका',
  'Raw Material Specifications': 'कच्चे सामान का ब्योरा',
  'Allergen Control Plan': 'एलर्जन से बचाव की योजना',
  'Quality Control Plan': 'क्वालिटी की योजना',
  'Halal Certification': 'हलाल प्रमाणपत्र',
  'Kosher Certification': 'कोशर प्रमाणपत्र',
  'Organic Certification': 'ऑर्गेनिक प्रमाणपत्र',

  // The security of the account
  'Your password was changed': 'आपका पासवर्ड बदला गया',
  'Your password was changed in your profile on {0}. Your other devices were signed out.':
    'आपका पासवर्ड {0} को प्रोफ़ाइल में बदला गया। आपके दूसरे डिवाइस साइन आउट हो गए।',
  'Your password was reset with a code from your email on {0}. Your other devices were signed out.':
    'आपका पासवर्ड {0} को ईमेल पर आए कोड से बदला गया। आपके दूसरे डिवाइस साइन आउट हो गए।',
  'Your password was set with the link that an owner sent to your email on {0}. Your other devices were signed out.':
    'आपका पासवर्ड {0} को मालिक के भेजे ईमेल के लिंक से रखा गया। आपके दूसरे डिवाइस साइन आउट हो गए।',
  'A webhook was set up': 'एक वेबहुक बनाया गया',
  'Events of your account are sent to {0}. Its address or its secret was chosen on {1}.':
    'आपके खाते की घटनाएँ {0} पर भेजी जाती हैं। उसका पता या उसकी गुप्त कुंजी {1} को चुनी गई।',
  'remove it under "Sign-in & security", and {0}': '"साइन-इन और सुरक्षा" में उसे हटाएँ, और {0}',
  'A webhook was disabled': 'एक वेबहुक बंद कर दिया गया',
  '{0} accepted nothing for three days, or said that it is gone, so no more events are sent to it. You can enable it again; what waits is sent then.':
    '{0} ने तीन दिन तक कुछ स्वीकार नहीं किया, या बताया कि वह अब नहीं है, इसलिए अब उस पर घटनाएँ नहीं भेजी जातीं। आप उसे फिर से चालू कर सकते हैं; जो रुका है, वह तब भेजा जाएगा।',
  'New secret of an API token': 'API टोकन की नई गुप्त कुंजी',
  'A secret for the API token "{0}" was created on {1}. A program that has it can act for you.':
    '{1} को API टोकन "{0}" के लिए एक गुप्त कुंजी बनाई गई। जिस प्रोग्राम के पास यह हो, वह आपकी ओर से काम कर सकता है।',
  'revoke it under "Sign-in & security", and {0}': '"साइन-इन और सुरक्षा" में उसे रद्द करें, और {0}',
  'New sign-in to your account': 'आपके खाते में नया साइन-इन',
  'Your account was signed in to on {0} with {1}.': '{0} को {1} से आपके खाते में साइन इन किया गया।',
  '{0} on {1}': '{1} पर {0}',
  'A passkey was added': 'पासकी जोड़ी गई',
  'A passkey was added to your account on {0}.': '{0} को आपके खाते में एक पासकी जोड़ी गई।',
  'A passkey was removed': 'पासकी हटाई गई',
  'A passkey was removed from your account on {0}.': '{0} को आपके खाते से एक पासकी हटाई गई।',
  'An authenticator app was added': 'ऑथेंटिकेटर ऐप जोड़ा गया',
  'An authenticator app was added to your account on {0}.': '{0} को आपके खाते में एक ऑथेंटिकेटर ऐप जोड़ा गया।',
  'An authenticator app was removed': 'ऑथेंटिकेटर ऐप हटाया गया',
  'The authenticator app was removed from your account on {0}.': '{0} को आपके खाते से ऑथेंटिकेटर ऐप हटाया गया।',
  'New recovery codes were created': 'नए रिकवरी कोड बने',
  'New recovery codes were created, and the earlier ones stopped working on {0}.':
    '{0} को नए रिकवरी कोड बने, और पुराने अब काम नहीं करते।',
  'A recovery code was used': 'रिकवरी कोड इस्तेमाल हुआ',
  'One of your recovery codes was used on {0}.': '{0} को आपका एक रिकवरी कोड इस्तेमाल हुआ।',
  'Two-step verification was removed': 'दो चरणों वाली पुष्टि हटाई गई',
  'Our team removed two-step verification from your account and signed you out everywhere on {0}.':
    '{0} को हमारी टीम ने आपके खाते से दो चरणों वाली पुष्टि हटाई और आपको हर जगह साइन आउट किया।',
  'Two-step verification changed': 'दो चरणों वाली पुष्टि बदली',
  'Two-step verification of your account changed on {0}.': '{0} को आपके खाते की दो चरणों वाली पुष्टि बदली।',
  "If this wasn't you, {0}": 'अगर यह आपने नहीं किया, तो {0}',
  'tell the person who runs the server right away.': 'सर्वर चलाने वाले को तुरंत बताएँ।',
  'change the password of your email account and write to our support.':
    'अपने ईमेल खाते का पासवर्ड बदलें और हमारी सहायता टीम को लिखें।',
  'change the password of your email account, then choose "Forgot password?" where you sign in.':
    'अपने ईमेल खाते का पासवर्ड बदलें, फिर साइन इन के पेज पर "पासवर्ड भूल गए?" चुनें।',
  'sign out that device under "Sign-in & security", and {0}':
    '"साइन-इन और सुरक्षा" में उस डिवाइस को साइन आउट करें, और {0}',

  // Emails
  'Hello,': 'नमस्ते,',
  'Hello {0},': 'नमस्ते {0},',
  'Your Tiffin team': 'आपकी टिफ़िन टीम',
  Total: 'कुल',
  'You get this email because email is turned on in your notification settings.':
    'यह ईमेल इसलिए आया है कि आपकी सूचनाओं की सेटिंग में ईमेल चालू है।',
  'Change it': 'इसे बदलें',
  'Open sign-in & security': 'साइन-इन और सुरक्षा खोलें',
  'Open your order board': 'अपने ऑर्डर खोलें',
  'See your application status': 'आवेदन की स्थिति देखें',
  'Open your payouts': 'अपने भुगतान खोलें',
  'Open your menu': 'अपना मेन्यू खोलें',
  'Open your dashboard': 'अपनी रसोई खोलें',
  'Open your checklist': 'अपना आवेदन खोलें',
  'See your orders': 'अपने ऑर्डर देखें',
  'Pay your bill': 'अपना बिल चुकाएँ',
  'See your tiffin plans': 'अपनी टिफ़िन योजनाएँ देखें',
  'See your order': 'अपना ऑर्डर देखें',
  'Rate your order': 'ऑर्डर को रेटिंग दें',
  'Open payments': 'भुगतान खोलें',

  // Codes and links that are mailed
  'Your sign-in code': 'आपका साइन-इन कोड',
  'It works for {0} minutes, in the browser window where you asked for it.':
    'यह {0} मिनट तक चलता है, उसी ब्राउज़र विंडो में जहाँ आपने इसे माँगा था।',
  "If you didn't ask for it, someone knows your EIN and your email address. Without this code they cannot get in, so don't share it with anyone.":
    'अगर आपने इसे नहीं माँगा, तो किसी को आपका EIN और ईमेल पता है। इस कोड के बिना वह अंदर नहीं आ सकता, इसलिए इसे किसी को न दें।',
  'Your Tiffin code': 'आपका टिफ़िन कोड',
  'It signs you in or sets a new password, once, for {0} minutes. Enter it on the screen where you asked for it.':
    'इससे आप एक बार साइन इन कर सकते हैं या नया पासवर्ड रख सकते हैं, {0} मिनट के अंदर। जिस पेज पर आपने इसे माँगा था, वहीं लिखें।',
  'If you did not ask for it, you can ignore this email. Do not share the code: our team never asks for it.':
    'अगर आपने इसे नहीं माँगा, तो इस ईमेल को छोड़ दें। कोड किसी को न दें: हमारी टीम इसे कभी नहीं माँगती।',
  'Confirm your email': 'अपने ईमेल की पुष्टि करें',
  'A Tiffin account was opened with this address. Confirm that the address is yours, so that we can email you about orders.':
    'इस पते से टिफ़िन का एक खाता खोला गया है। पुष्टि करें कि यह पता आपका है, ताकि हम आपको ऑर्डर के बारे में ईमेल कर सकें।',
  'The link works once, for 3 days.': 'यह लिंक एक बार चलता है, 3 दिन के अंदर।',
  'If you did not open an account, follow the link as well and choose "No, it wasn\'t me". The person who opened it is then signed out, and we send nothing else here.':
    'अगर खाता आपने नहीं खोला, तब भी लिंक खोलें और "नहीं, मैंने नहीं खोला" चुनें। फिर खाता खोलने वाला साइन आउट हो जाएगा, और हम यहाँ और कुछ नहीं भेजेंगे।',
  'Confirm this address': 'इस पते की पुष्टि करें',
  'Your code to use this address': 'यह पता इस्तेमाल करने का कोड',
  'Someone wants to use this address for their Tiffin account. If it is you, enter the code where you asked for it. It works once, for {0} minutes.':
    'कोई इस पते को अपने टिफ़िन खाते में रखना चाहता है। अगर यह आप हैं, तो कोड वहीं लिखें जहाँ आपने इसे माँगा था। यह {0} मिनट के अंदर एक बार चलता है।',
  'If it is not you, you can ignore this email. Do not share the code: our team never asks for it.':
    'अगर यह आप नहीं हैं, तो इस ईमेल को छोड़ दें। कोड किसी को न दें: हमारी टीम इसे कभी नहीं माँगती।',
  'Your code to change your email': 'ईमेल बदलने का कोड',
  'Someone who is signed in to your account wants to change its email address. If it is you, enter the code where you asked for it. It works once, for {0} minutes.':
    'आपके खाते में साइन इन किया हुआ कोई व्यक्ति उसका ईमेल पता बदलना चाहता है। अगर यह आप हैं, तो कोड वहीं लिखें जहाँ आपने इसे माँगा था। यह {0} मिनट के अंदर एक बार चलता है।',
  'If it is not you, do not share the code: without it the address stays. Sign in, choose "Sign out everywhere" and change your password.':
    'अगर यह आप नहीं हैं, तो कोड किसी को न दें: इसके बिना पता नहीं बदलेगा। साइन इन करें, "हर जगह से साइन आउट" चुनें और अपना पासवर्ड बदलें।',
  'Your email was changed': 'आपका ईमेल बदल गया',
  'Your Tiffin account now uses {0}. We send nothing else to this address.':
    'आपके टिफ़िन खाते में अब {0} है। इस पते पर हम और कुछ नहीं भेजेंगे।',
  'A code from this mailbox was entered for it. If that was not you, please contact our support team right away.':
    'इसके लिए इस मेलबॉक्स में आया कोड लिखा गया था। अगर वह आप नहीं थे, तो कृपया तुरंत हमारी सहायता टीम से संपर्क करें।',
} as const;
