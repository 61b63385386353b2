package mail

import (
	"html"
	"strings"
)

// Blocks write their HTML themselves, every text through escape: as a template they took more than twice as long, and
// an order has three letters. Colours and type are those of message.html.

var escape = html.EscapeString

// rows is a text whose line breaks are kept.
func rows(text string) string { return strings.ReplaceAll(escape(text), "\n", "<br>") }

func (h Heading) html(out *strings.Builder) {
	out.WriteString(`
<h1 style="margin:8px 0 16px 0;font-family:'Besley Variable',Besley,Rockwell,Clarendon,Georgia,serif;` +
		`font-size:28px;line-height:1.15;font-weight:600;color:#1C2340">` + escape(string(h)) + `</h1>`)
}

func (p Paragraph) html(out *strings.Builder) {
	out.WriteString("\n" + `<p style="margin:0 0 16px 0">` + rows(string(p)) + `</p>`)
}

func (b Button) html(out *strings.Builder) {
	out.WriteString(`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px 0"><tr>` +
		`<td style="background:#24418E;border-radius:5px">
<a href="` + escape(b.URL) + `" style="display:inline-block;padding:13px 24px;font-weight:600;line-height:22px;` +
		`color:#FFFFFF;text-decoration:none">` + escape(b.Label) + `</a>
</td></tr></table>`)
}

func (n Note) html(out *strings.Builder) {
	out.WriteString(`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px 0"><tr>` +
		`<td style="padding:12px 16px;background:#F5F3EE;border-left:5px solid #EBCC8A;font-size:14px;color:#4A5070">` +
		rows(string(n)) + `</td></tr></table>`)
}

func (t Table) html(out *strings.Builder) {
	out.WriteString(`
<table width="100%" cellpadding="0" cellspacing="0" border="0" ` +
		`style="margin:0 0 20px 0;border-collapse:collapse;font-variant-numeric:tabular-nums">`)
	for _, line := range t.Lines {
		line.html(out)
	}
	for n, total := range t.Totals {
		total.totalHTML(out, n == len(t.Totals)-1)
	}
	out.WriteString("\n</table>")
}

func (l Line) html(out *strings.Builder) {
	detail := ""
	if l.Detail != "" {
		detail = `<br><span style="font-size:14px;color:#5F6580">` + escape(l.Detail) + `</span>`
	}
	out.WriteString(`
<tr><td style="padding:10px 12px 10px 0;border-bottom:1px solid #E6E3DB;vertical-align:top">` +
		escape(l.Label) + detail + `</td>
<td align="right" style="padding:10px 0;border-bottom:1px solid #E6E3DB;vertical-align:top;white-space:nowrap">` +
		escape(l.Amount) + `</td></tr>`)
}

// totalHTML writes a line of the totals; the last one is the strongest.
func (l Line) totalHTML(out *strings.Builder, last bool) {
	look := "color:#4A5070"
	if last {
		look = "font-weight:700;color:#1C2340"
	}
	out.WriteString(`
<tr><td style="padding:8px 12px 0 0;` + look + `">` + escape(l.Label) + `</td>
<td align="right" style="padding:8px 0 0 0;white-space:nowrap;` + look + `">` + escape(l.Amount) + `</td></tr>`)
}
