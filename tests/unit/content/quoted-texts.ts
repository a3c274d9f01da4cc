/** Texts quoted in the specification, by the module that must contain them verbatim, with typographic apostrophes in headlines. */
export const quoted: Readonly<Record<string, readonly string[]>> = {
  banner: ['Discover the Flip Method for Health Anxiety'],
  'sticky-bar': [
    ...['Don’t Miss Out! Transform Your Life Today', 'Buy on Amazon', 'Free Workbook', 'Book Speaker'],
    ...['Get Free Workbook', 'Buy Book'],
  ],
  home: [
    ...['Get The Book', 'Free Workbook', 'The 4-Second Flip', 'Real Stories Real Results'],
    ...['Join the Community', 'View All Articles', 'Ask Your Question', 'Get Your Copy Now'],
    'Start With Free Workbook',
  ],
  book: [
    ...['What’s Included', 'What’s Inside', 'Continue Reading', 'Get Free Workbook', 'Processing...'],
    ...['Coming Soon!', 'Error', 'Something went wrong. Please try again.', '$4.99', '$9.99'],
  ],
  'workbook/page': [
    ...['Understanding Your Anxiety', 'The Google Trap', 'Mastering the 4-Second Flip'],
    ...['Dealing with Physical Symptoms', 'Building Confidence', 'Helping Others Understand'],
    ...['Maintaining Your Progress', 'Sending Your Workbook...', 'Check Your Email!'],
    ...['Download Another Copy', 'Network error', 'Please check your connection and try again.'],
    ...['Workbook sent! 📚', 'Check your email for your free workbook download.'],
    ...['Please fill in required fields', 'Email and first name are required to download the workbook.'],
    ...['Something went wrong', 'Please try again or contact support if the issue persists.'],
  ],
  landing: [
    ...['Tame Health Anxiety with a 4 Second Method', 'LIMITED TIME - 100% FREE'],
    ...['Get Your FREE Workbook Now', 'The 4-Second Technique', 'Panic Attack Worksheets'],
    ...['Emergency Action Plan', '7-Day Email Course', 'What’s Inside', 'Get Instant Access - 100% FREE'],
    ...['No credit card required. Download starts immediately.', 'No spam', 'Unsubscribe anytime'],
    ...['Privacy protected', 'Instant download'],
  ],
  speaking: [
    ...['Check Availability', 'Request Speaker Kit', 'Inquiries typically answered within 24 hours.'],
    ...['Corporate', 'Healthcare', 'Educational'],
  ],
  contact: [
    ...['Get In Touch', 'Quick Questions?', 'View FAQ', 'Speaking Inquiry?', 'Speaker Kit'],
    ...['Media & Press', 'Press Kit', 'Response Time', 'Other Ways to Connect', 'Social Media'],
    ...['Connect', 'Newsletter', 'Subscribe', 'Free Resources', 'Browse', 'Name', 'Email'],
    ...["What's this about?", 'Subject', 'Message', 'Send Message', '* Required fields'],
    ...['Message Received!', 'Send Another Message', 'Get Free Workbook', 'Oops!'],
    ...['Please fill in all required fields.', 'Message Sent!'],
    ...["Thanks for reaching out! We'll get back to you within 24 hours.", 'Speaking Inquiry'],
    ...['Media Interview', 'Book Question', 'General Question', 'Feedback/Testimonial'],
  ],
  resources: ['Important Resources', 'Important Notice', '999', '911', '111', '988'],
  'not-found': ['404', 'Oops! Page not found', 'Return to Home'],
};
